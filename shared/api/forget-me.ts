import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { askedLanguage, email, secret } from './schemas.ts';

export const forgetMeApi = {
  requestForget: endpoint({
    method: 'post',
    path: '/forget-me',
    summary: 'Mails a link that erases what is kept about an address; the reply is always the same',
    right: 'anyone',
    limit: 'forget',
    body: z.object({ email, language: askedLanguage.optional() }),
    reply: z.object({ requested: z.literal(true) }),
    refuses: [],
  }),
  confirmForget: endpoint({
    method: 'post',
    path: '/forget-me/confirm',
    summary: 'Erases the personal data of the address that the link was mailed to',
    right: 'anyone',
    limit: 'form',
    body: z.object({ token: secret }),
    reply: z.object({ erased: z.literal(true) }),
    refuses: ['link-invalid'],
  }),
} as const;
