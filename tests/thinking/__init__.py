"""Tests of the thinking's own parts."""
