import * as z from 'zod';
import type { CalendarChannels, Patience } from '#server/platform/kernel/calendar-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import type { GoogleApi } from './google-api.ts';

/** Both are needed to end it. */
const handle = z.object({ id: z.string(), resourceId: z.string() });

const opened = z.object({
  resourceId: z.string(),
  /** Milliseconds, written as a text. */
  expiration: z.coerce.number(),
});

/**
 * Push channels (https://developers.google.com/workspace/calendar/api/guides/push). How long one lasts is left to
 * Google, which says it: a week, as a rule. None can be prolonged.
 */
export function openGoogleChannels(api: GoogleApi): CalendarChannels {
  return {
    open: (calendarId, { id, secret, address }, until) =>
      answeringCalendar(async () => {
        const calendar = api.calendar(calendarId, until);
        const body = { id, type: 'web_hook', address, token: secret };
        const response = await calendar.ask('/watch', new URLSearchParams(), toPost(body));
        const { resourceId, expiration } = await api.read(response, opened, 'make');
        return { handle: JSON.stringify({ id, resourceId }), endsAtMs: expiration };
      }),
    close: (text, until) => answeringCalendar(() => close(api, text, until)),
  };
}

async function close(api: GoogleApi, text: string, until: Patience): Promise<void> {
  const body = handle.parse(JSON.parse(text));
  const response = await api.ask(api.channels, toPost(body), until);
  if (!response.ok && response.status !== 404) await api.read(response, z.unknown(), 'change');
  await response.body?.cancel();
}

function toPost(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
