import type { Handlers } from '#server/http/handlers.ts';
import type { EmailQualityPorts } from '#server/kernel/email-quality.ts';
import type { emailQualityApi } from '#shared/api/email-quality.ts';
import { checkEmailQuality } from './check-email-quality.ts';

export function emailQualityRoutes(services: {
  readonly emailQuality: EmailQualityPorts;
}): Handlers<typeof emailQualityApi> {
  return {
    validateEmailQuality: ({ body }) => checkEmailQuality(services.emailQuality, body.email),
  };
}
