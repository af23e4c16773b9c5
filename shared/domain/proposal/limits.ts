/** So long a proposal holds its times unless its host says otherwise. */
export const DEFAULT_HOLD_HOURS = 48;
/** The longest that a proposal holds times, counted from when it was made, however often it is extended. */
export const MAX_HOLD_DAYS = 14;
/** Most times of one proposal. */
export const MAX_PROPOSED_TIMES = 10;
/** Most times that proposals hold of one host at once, whoever made them. */
export const MAX_HELD_TIMES = 30;
/** Longest range of one look at a week, in days; an hour more for the week when clocks go back. */
export const MAX_WEEK_DAYS = 42;
/** So long a recipient is left alone after a reminder. */
export const REMINDER_PAUSE_HOURS = 24;
/** Among so many hosts a proposal may choose. */
export const MAX_ASKED_HOSTS = 20;
