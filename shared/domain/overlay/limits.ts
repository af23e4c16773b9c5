/** What a page takes of a visitor's own calendar: more would be slow to read and of no use to a booking. */
export const MAX_CALENDAR_BYTES = 2 * 1024 * 1024;
export const MAX_BUSY_TIMES = 5_000;
export const MAX_DAYS_AHEAD = 184;
/** Turns that rules of repetition may take, of all events together. */
export const MAX_REPETITIONS = 200_000;
