import * as z from 'zod';
import { MAIL_STATUSES, MAIL_TOPICS } from '#shared/domain/mails/topics.ts';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { id, instant, plainText } from './schemas.ts';

const mailSummary = z.object({
  id,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  error: z.string().nullable(),
  createdAt: instant,
});

export const mailLogApi = {
  listMails: endpoint({
    method: 'get',
    path: '/mail-log',
    summary: "The company's mails, newest first, all or those that are looked for",
    right: 'mail-log:read',
    limit: 'office',
    byToken: false,
    query: z.object({
      ...pageQuery,
      /** Part of the recipient's address or name, or of the subject, in any case. */
      search: plainText.trim().min(1).max(100).optional(),
      status: z.enum(MAIL_STATUSES).optional(),
      topic: z.enum(MAIL_TOPICS).optional(),
    }),
    reply: z.object({ mails: z.array(mailSummary), ...pageFacts }),
    refuses: [],
  }),
  getMail: endpoint({
    method: 'get',
    path: '/mail-log/{mailId}',
    summary: 'One mail as it was written',
    right: 'mail-log:read',
    limit: 'office',
    byToken: false,
    params: z.object({ mailId: id }),
    reply: mailSummary.extend({
      html: z.string(),
      text: z.string(),
      calendarFile: z.string().nullable(),
    }),
    refuses: ['not-found'],
  }),
} as const;

export type MailSummary = z.output<typeof mailSummary>;
export type Mail = z.output<typeof mailLogApi.getMail.reply>;
