/** The day of a moment at this device, as in `2026-05-01`. */
export function dayOfMoment(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

export function dayToday(): string {
  return dayOfMoment(new Date());
}
