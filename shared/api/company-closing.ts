import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const companyClosingApi = {
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
