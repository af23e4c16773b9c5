import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { HttpEnv } from '#server/platform/http/context.ts';
import { type CountCall, countNothing } from '#server/platform/http/limit-rates.ts';
import { limitBody } from '#server/platform/http/middleware.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { calendarNoticeLimits } from '#server/platform/rate-limit/policies.ts';
import { html } from '#shared/domain/html.ts';
import { readChannelSecret } from './channel-secret.ts';
import { noteChanges, noteEnding, type ShownSecret } from './store/channel-rows.ts';

/** What a call is about, by the secrets that it shows. */
interface Notices {
  readonly changed: readonly (string | undefined)[];
  readonly ending: readonly (string | undefined)[];
}
const NOTHING: Notices = { changed: [], ending: [] };

/** Graph puts as many into one call as have come together. */
const MAX_NOTICES = 100;

/**
 * `POST /calendar-notices/{provider}`, outside the contract: who calls, and in which words, the provider decides. A
 * call has a calendar read soon and does nothing else, so that it is answered at once: the same for a secret that is
 * right, wrong, or of a channel that is ended.
 */
export function calendarNotices(
  services: Pick<Services, 'db' | 'clock'>,
  countCall: CountCall = countNothing,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const take = async (c: Context<HttpEnv>, { changed, ending }: Notices) => {
    const nowMs = services.clock.nowMs();
    await noteChanges(services.db, toShown(changed), nowMs);
    await noteEnding(services.db, toShown(ending), nowMs);
    return c.body(null, 202);
  };
  app.post('/calendar-notices/google', limitBody(), async (c) => {
    await countCall(c, calendarNoticeLimits);
    return take(c, readGoogle(c.req.raw.headers));
  });
  app.post('/calendar-notices/microsoft', limitBody(), async (c) => {
    await countCall(c, calendarNoticeLimits);
    const validation = c.req.query('validationToken');
    // It is text to who asks; a browser that is led here is given none of its markup.
    if (validation !== undefined) return c.text(html`${validation.slice(0, 1000)}`.text);
    return take(c, readGraph(await c.req.text()));
  });
  return app;
}

/** https://developers.google.com/workspace/calendar/api/guides/push: the first call says that a channel is open. */
function readGoogle(headers: Headers): Notices {
  if (headers.get('x-goog-resource-state') === 'sync') return NOTHING;
  return { changed: [headers.get('x-goog-channel-token') ?? undefined], ending: [] };
}

const graphNotices = z.object({
  value: z.array(
    z.object({ clientState: z.string().nullish(), lifecycleEvent: z.string().nullish() }),
  ),
});

/** https://learn.microsoft.com/en-us/graph/change-notifications-lifecycle-events */
function readGraph(body: string): Notices {
  const read = graphNotices.safeParse(toJson(body));
  if (!read.success) return NOTHING;
  const told = read.data.value.slice(0, MAX_NOTICES);
  const secretsOf = (isEnding: boolean) =>
    told
      .filter(({ lifecycleEvent }) => ENDING.has(lifecycleEvent ?? '') === isEnding)
      .map(({ clientState }) => clientState ?? undefined);
  return { changed: secretsOf(false), ending: secretsOf(true) };
}

/** The third one, `missed`, is a change that nobody was told of. */
const ENDING = new Set(['reauthorizationRequired', 'subscriptionRemoved']);

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each once. */
function toShown(secrets: readonly (string | undefined)[]): ShownSecret[] {
  return [...new Set(secrets)].flatMap((secret) => readChannelSecret(secret ?? '') ?? []);
}
