/**
 * The middle of a day on the clock of this device, whatever its zone, as in
 * `2026-05-01T12:00:00.000Z`. A moment that a test writes in UTC would lie on another day in many
 * zones.
 * @param day as in `2026-05-01`
 */
export function noonOf(day: string): string {
  return new Date(`${day}T12:00`).toISOString();
}
