/** What is asked and shown at once. */
export const MAX_CALENDAR_DAYS = 56;
export const MAX_CALENDAR_HOSTS = 20;
export const MAX_CALENDAR_APPOINTMENTS = 2000;
