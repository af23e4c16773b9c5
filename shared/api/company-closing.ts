import * as z from 'zod';
import { MAX_CANCEL_REASON_LENGTH } from '#shared/domain/company-closing.ts';
import { endpoint } from './endpoint.ts';
import { instant, longText, plainText, shortText } from './schemas.ts';

export const companyClosingApi = {
  getClosing: endpoint({
    method: 'get',
    path: '/company/closing',
    summary: 'What closing the company comes to, or has come to, and when it is erased',
    right: 'company:close',
    limit: 'office',
    byToken: false,
    reply: z.object({
      isClosing: z.boolean(),
      /** Where it is not closed, when it would be if it were closed now. */
      erasesAt: instant,
      /** Everybody who would be told. */
      members: z.int(),
      /** Coming ones that begin before that, and take place. */
      kept: z.object({ appointments: z.int() }),
      /** Those that begin later are called off, and so many people have a seat in them. */
      calledOff: z.object({ appointments: z.int(), attendees: z.int() }),
      /** Open ones, which are withdrawn. */
      proposals: z.int(),
      /** Payments that are not settled, or have to go back: before they have, nothing is erased. */
      unsettledPayments: z.int(),
      /** What there is in all, and is gone once it is erased. */
      erased: z.object({
        meetingTypes: z.int(),
        appointments: z.int(),
        attendees: z.int(),
      }),
    }),
    refuses: [],
  }),
  closeCompany: endpoint({
    method: 'post',
    path: '/company/closing',
    summary:
      'Closes the company, whose owner says their password again: nothing of it can be booked any more, what begins after a week is called off, and then all of it is erased',
    right: 'company:close',
    limit: 'password',
    byToken: false,
    body: z.object({
      /** What the company is called, typed by the owner who closes it. */
      name: shortText,
      password: plainText.max(1000),
      /** What attendees read of appointments that are called off. */
      reason: longText.max(MAX_CANCEL_REASON_LENGTH).optional(),
    }),
    reply: z.object({ erasesAt: instant }),
    refuses: ['wrong-password'],
  }),
  keepCompany: endpoint({
    method: 'delete',
    path: '/company/closing',
    summary: 'Keeps a company that was closed: what was called off stays so',
    right: 'company:close',
    limit: 'office',
    whileClosing: true,
    byToken: false,
    reply: z.object({ kept: z.literal(true) }),
    refuses: ['forbidden'],
  }),
  exportCompany: endpoint({
    method: 'get',
    path: '/company/export/company.zip',
    summary: 'All that the company keeps except mails, sessions and secrets, as tables in one file',
    right: 'company:close',
    limit: 'form',
    byToken: false,
    reply: z.string().meta({ format: 'binary' }),
    replyType: 'application/zip',
    refuses: [],
  }),
} as const;

/** What closing a company comes to. */
export type ForetoldClosing = z.output<typeof companyClosingApi.getClosing.reply>;
