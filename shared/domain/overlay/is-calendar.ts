/** Whether a text is meant as a calendar file, RFC 5545. */
export function isCalendar(text: string): boolean {
  return /^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text);
}
