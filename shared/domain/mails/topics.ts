/** What a mail is about, as people look for it. */
export const MAIL_TOPICS = [
  'booking',
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

export function isMailTopic(text: unknown): text is MailTopic {
  return MAIL_TOPICS.some((topic) => topic === text);
}

export function isMailStatus(text: unknown): text is MailStatus {
  return MAIL_STATUSES.some((status) => status === text);
}
