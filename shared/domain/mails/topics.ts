/** What a mail is about, as people look for it. */
export const MAIL_TOPICS = [
  'booking',
  'reminder',
  'reschedule',
  'cancellation',
  'payment',
  'enquiry',
  'account',
] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** What became of a mail: see the log's table. */
export const MAIL_STATUSES = ['queued', 'sent', 'kept', 'failed', 'overtaken'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
