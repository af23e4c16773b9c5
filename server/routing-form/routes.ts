import type { Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import type * as api from '#shared/api/routing-form.ts';
import { getRoutingForm } from './get-routing-form.ts';
import { qualify } from './qualify.ts';

interface RoutingFormRoutes {
  readonly getQualifier: Handler<typeof api.getQualifier>;
  readonly getRoutingForm: Handler<typeof api.getRoutingForm>;
  readonly getRoutingFormBySlug: Handler<typeof api.getRoutingFormBySlug>;
  readonly qualify: Handler<typeof api.qualify>;
}

export function routingFormRoutes({ db }: Pick<Services, 'db'>): RoutingFormRoutes {
  return {
    getQualifier: ({ params }) => getRoutingForm(db, { id: params.routingFormId }),
    getRoutingForm: ({ params }) => getRoutingForm(db, { id: params.routingFormId }),
    getRoutingFormBySlug: ({ params }) => getRoutingForm(db, { slug: params.slug.toLowerCase() }),
    qualify: ({ params, body }) => qualify(db, params.formId, body.answers),
  };
}
