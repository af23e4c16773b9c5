import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, plainText, shortText } from './schemas.ts';

export const companyClosingApi = {
  closeCompany: endpoint({
    method: 'post',
    path: '/company/closing',
    summary:
      'Closes the company, whose owner says their password again: nothing of it can be booked any more',
    right: 'company:close',
    limit: 'password',
    byToken: false,
    body: z.object({
      /** What the company is called, typed by the owner who closes it. */
      name: shortText,
      password: plainText.max(1000),
    }),
    reply: z.object({ erasesAt: instant }),
    refuses: ['wrong-password'],
  }),
  keepCompany: endpoint({
    method: 'delete',
    path: '/company/closing',
    summary: 'Keeps a company that was closed: it can be booked again',
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
    summary:
      'All that the company keeps of its members, meeting types, appointments and visitors, as tables in one file',
    right: 'company:close',
    limit: 'form',
    byToken: false,
    reply: z.string().meta({ format: 'binary' }),
    replyType: 'application/zip',
    refuses: [],
  }),
} as const;
