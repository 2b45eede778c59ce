/** How much time is left, in the unit that tells it best: nobody counts the seconds of an hour. */
export type TimeLeft =
  | { unit: "seconds"; seconds: number }
  | { unit: "minutes"; minutes: number }
  | { unit: "hours"; hours: number; minutes: string };

const MINUTES_FROM = 100;
const HOURS_FROM = 100 * 60;

export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < MINUTES_FROM) return { unit: "seconds", seconds };
  const minutes = Math.ceil(seconds / 60);
  if (seconds < HOURS_FROM) return { unit: "minutes", minutes };
  return { unit: "hours", hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") };
}
