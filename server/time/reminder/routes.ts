import { Hono } from 'hono';
import type * as z from 'zod';
import type { HttpEnv } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { type CountCall, countNothing } from '#server/platform/http/limit-rates.ts';
import { limitBody } from '#server/platform/http/middleware.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { unsubscribeLimits } from '#server/platform/rate-limit/policies.ts';
import type { plannedMessageApi } from '#shared/api/planned-message.ts';
import type { reminderRefusalApi } from '#shared/api/reminder-refusal.ts';
import type { Session } from '#shared/api/session.ts';
import type { AskedPreview, workflowApi } from '#shared/api/workflow.ts';
import { changeWorkflow, createWorkflow, deleteWorkflow } from './change-workflow.ts';
import { decideMessage, listPlanned } from './decide-message.ts';
import { getWorkflow, listWorkflows } from './get-workflow.ts';
import { getRefusal, setRefusal } from './refuse-reminders.ts';

export function reminderRefusalRoutes(services: Services): Handlers<typeof reminderRefusalApi> {
  return {
    getReminderRefusal: ({ query }) => getRefusal(services, query.token),
    setReminderRefusal: ({ body }) => setRefusal(services, body),
  };
}

/** How a message looks is known where messages are written. */
type Preview = (
  asked: AskedPreview,
  session: Session,
) => Promise<z.output<typeof workflowApi.previewWorkflow.reply>>;

export function workflowRoutes(services: Services, preview: Preview): Handlers<typeof workflowApi> {
  return {
    listWorkflows: ({ query }, { session }) => listWorkflows(services, session, query),
    createWorkflow: ({ body }, { session }) => createWorkflow(services, session, body),
    getWorkflow: ({ params }, { session }) => getWorkflow(services, session, params.workflowId),
    patchWorkflow: ({ params, body }, { session }) =>
      changeWorkflow(services, session, params.workflowId, body),
    deleteWorkflow: ({ params }, { session }) =>
      deleteWorkflow(services, session, params.workflowId),
    previewWorkflow: ({ body }, { session }) => preview(body, session),
  };
}

export function plannedMessageRoutes(services: Services): Handlers<typeof plannedMessageApi> {
  return {
    listPlannedMessages: ({ params }, { session }) =>
      listPlanned(services, session, params.appointmentId),
    decidePlannedMessage: ({ params, body }, { session }) =>
      decideMessage(services, session, { ...params, ...body }),
  };
}

/**
 * `POST /unsubscribe`, outside the contract: mail programs ask it by themselves, in the words of RFC 8058, once
 * their reader has pressed. Who only opens it, as scanners do, is led to the page with the button.
 */
export function oneClickUnsubscribe(
  services: Pick<Services, 'db' | 'keys' | 'publicUrl'>,
  countCall: CountCall = countNothing,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/unsubscribe', limitBody(), async (c) => {
    await countCall(c, unsubscribeLimits);
    await setRefusal(services, { token: c.req.query('token') ?? '', isRefused: true });
    return c.body(null, 204);
  });
  app.get('/unsubscribe', (c) => {
    const query = new URLSearchParams({ token: c.req.query('token') ?? '' });
    return c.redirect(`${services.publicUrl}/unsubscribe?${query}`, 303);
  });
  return app;
}
