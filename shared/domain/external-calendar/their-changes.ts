/**
 * What hosts make of our events in their own calendars. `reshaped`: it happens on whole days or several times now, as
 * no appointment does. `emptied`: it is deleted with many others, as by a mishap rather than a decision.
 */
export type TheirChange = 'moved' | 'reshaped' | 'deleted' | 'emptied';
