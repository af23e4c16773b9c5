import * as z from 'zod';
import type {
  CalendarChannels,
  OpenChannel,
  Patience,
} from '#server/platform/kernel/calendar-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import type { GraphApi } from './graph-api.ts';

/** Events may be subscribed to for less than seven days; clocks differ by less than one. */
const LASTS_MS = 6 * 86_400_000;

const opened = z.object({ id: z.string(), expirationDateTime: z.iso.datetime({ offset: true }) });

/**
 * Subscriptions of Graph (https://learn.microsoft.com/en-us/graph/change-notifications-delivery-webhooks). Before it
 * answers, Graph tries whether the address speaks for us.
 */
export function openGraphSubscriptions(api: GraphApi): CalendarChannels {
  const ask = async (path: string, init: RequestInit, until: Patience): Promise<OpenChannel> => {
    const graph = api.until(until);
    const response = await graph.ask(`${api.subscriptions}${path}`, init);
    const { id, expirationDateTime } = await graph.read(response, opened, 'change');
    return { handle: id, endsAtMs: Date.parse(expirationDateTime) };
  };
  const end = () => new Date(api.clock.nowMs() + LASTS_MS).toISOString();
  return {
    open: (calendarId, { secret, address }, until) =>
      answeringCalendar(() => {
        const body = JSON.stringify({
          changeType: 'created,updated,deleted',
          notificationUrl: address,
          lifecycleNotificationUrl: address,
          resource: `me/calendars/${encodeURIComponent(calendarId)}/events`,
          expirationDateTime: end(),
          clientState: secret,
        });
        return ask('', { method: 'POST', body }, until);
      }),
    prolong: (handle, until) =>
      answeringCalendar(() => {
        const body = JSON.stringify({ expirationDateTime: end() });
        return ask(`/${encodeURIComponent(handle)}`, { method: 'PATCH', body }, until);
      }),
    close: (handle, until) =>
      answeringCalendar(async () => {
        const graph = api.until(until);
        const address = `${api.subscriptions}/${encodeURIComponent(handle)}`;
        const response = await graph.ask(address, { method: 'DELETE' });
        if (!response.ok && response.status !== 404) {
          await graph.read(response, z.unknown(), 'change');
        }
        await response.body?.cancel();
      }),
  };
}
