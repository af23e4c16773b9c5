import type { Handler } from '#server/http/handlers.ts';
import type { validateEmailQuality } from '#shared/api/email-quality.ts';
import { checkEmailQuality, type EmailQualityPorts } from './check-email-quality.ts';

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
