import type { Handler } from '#server/http/handlers.ts';
import type { EmailQualityPorts } from '#server/kernel/email-quality.ts';
import type { validateEmailQuality } from '#shared/api/email-quality.ts';
import { checkEmailQuality } from './check-email-quality.ts';

interface EmailQualityRoutes {
  readonly validateEmailQuality: Handler<typeof validateEmailQuality>;
}

export function emailQualityRoutes(services: {
  readonly emailQuality: EmailQualityPorts;
}): EmailQualityRoutes {
  return {
    validateEmailQuality: ({ body }) => checkEmailQuality(services.emailQuality, body.email),
  };
}
