/**
 * Why an account of calendars gives no answer. Each has a sentence with its remedy in every language.
 *
 * - `credentials-refused`: it does not let us in (any more).
 * - `no-calendar-there`: what answers at that address is no calendar, or has none.
 * - `address-not-allowed`: the address lies in a network that this server does not reach for others.
 * - `no-answer`: it was not reached in time, or has a fault of its own.
 * - `asked-too-often`: it wants to be left alone for a while.
 * - `answer-not-understood`: what it says breaks off, is too large, or is no calendar.
 * - `read-only`: it takes no events of ours.
 * - `changed-meanwhile`: somebody else has changed what was to be written.
 */
export const CALENDAR_TROUBLES = [
  'credentials-refused',
  'no-calendar-there',
  'address-not-allowed',
  'no-answer',
  'asked-too-often',
  'answer-not-understood',
  'read-only',
  'changed-meanwhile',
] as const;

export type CalendarTrouble = (typeof CALENDAR_TROUBLES)[number];
