"""Tests of Home Staging."""
