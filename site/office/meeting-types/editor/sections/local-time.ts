/** An instant as the browser's own field has it: `2030-01-07T08:00:00Z → 2030-01-07T09:00` in Berlin. */
export function toLocalTime(iso: string | null): string | null {
  if (iso === null) return null;
  const instant = new Date(iso);
  const local = instant.getTime() - instant.getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 16);
}

/** The other way round; what is no time is none. */
export function fromLocalTime(text: string | null): string | null {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
