import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { email } from './schemas.ts';

const emailQuality = z.object({
  isValid: z.boolean(),
  reason: z.enum(['disposable', 'invalid_domain']).nullable(),
});

export const emailQualityApi = {
  validateEmailQuality: endpoint({
    method: 'post',
    path: '/booking/validate-email-quality',
    summary: 'Whether mail to an address would arrive; unknown counts as valid',
    right: 'anyone',
    limit: 'form',
    body: z.object({ email }),
    reply: emailQuality,
    refuses: [],
  }),
} as const;

export type EmailQuality = z.output<typeof emailQuality>;
