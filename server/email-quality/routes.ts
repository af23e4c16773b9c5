import type { Handlers } from '#server/platform/http/handlers.ts';
import type { EmailQualityPorts } from '#server/platform/kernel/email-quality.ts';
import { checkEmailQuality } from '#server/time/booking/check-email-quality.ts';
import type { emailQualityApi } from '#shared/api/email-quality.ts';

export function emailQualityRoutes(services: {
  readonly emailQuality: EmailQualityPorts;
}): Handlers<typeof emailQualityApi> {
  return {
    validateEmailQuality: ({ body }) => checkEmailQuality(services.emailQuality, body.email),
  };
}
