/** A few small knocks made on the spot, off unless one asks for them. */
import { preferences } from "../preferences.svelte";

type Sound = "step" | "card" | "turn" | "door";

let context: AudioContext | null = null;

const SOUNDS: Record<Sound, { pitch: number; length: number; loud: number; shape: OscillatorType }> = {
  step: { pitch: 420, length: 0.05, loud: 0.07, shape: "triangle" },
  card: { pitch: 240, length: 0.07, loud: 0.06, shape: "sine" },
  door: { pitch: 120, length: 0.12, loud: 0.1, shape: "triangle" },
  turn: { pitch: 620, length: 0.22, loud: 0.06, shape: "sine" },
};

export function sound(name: Sound): void {
  if (!preferences.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { pitch, length, loud, shape } = SOUNDS[name];
  const now = context.currentTime;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, now);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.7, now + length);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + length);
}
