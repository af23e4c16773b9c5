import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { routingFormApi } from '#shared/api/routing-form.ts';
import { getRoutingForm } from './get-routing-form.ts';
import { qualify } from './qualify.ts';

export function routingFormRoutes({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Handlers<typeof routingFormApi> {
  return {
    getQualifier: ({ params }) => getRoutingForm(db.reads, { id: params.routingFormId }),
    getRoutingForm: ({ params }) => getRoutingForm(db.reads, { id: params.routingFormId }),
    getRoutingFormBySlug: ({ params }) => getRoutingForm(db.reads, { slug: params.slug }),
    qualify: ({ params, body }) =>
      qualify(db, params.formId, body.answers, new Date(clock.nowMs())),
  };
}
