/** For how many days what is kept; 0 keeps it for ever. */
export interface Retention {
  /** Mails of the log, since they were written. */
  readonly mailDays: number;
  /** What visitors wrote into forms and call-back requests, since they last did. */
  readonly contactDays: number;
  /** What a repeated booking is answered with, since it was made. */
  readonly idempotencyKeyDays: number;
  /** Short links and one-time links, since they expired or were used. */
  readonly linkDays: number;
  /** Sessions and mailed confirmations, since they expired. */
  readonly sessionDays: number;
  /** Lines of rooms' chats, since they were written, and who was let in, since the room closed. */
  readonly chatDays: number;
  /** Appointments with all that is known of who was there, since they ended; companies may say less. */
  readonly appointmentDays: number;
  /** Jobs, since they were done or given up. */
  readonly jobDays: number;
}

/** Long enough to look something up, short enough to be defended. */
export const usualRetention: Retention = {
  mailDays: 365,
  contactDays: 365,
  idempotencyKeyDays: 7,
  linkDays: 30,
  sessionDays: 30,
  chatDays: 7,
  appointmentDays: 0,
  jobDays: 7,
};
