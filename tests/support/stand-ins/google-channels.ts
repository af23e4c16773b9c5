import { randomUUID } from 'node:crypto';
import { createPushDesk, type PushChannel, type PushDesk, type PushProtocol } from './push-desk.ts';

/** Push channels as Google has them: https://developers.google.com/workspace/calendar/api/guides/push */
export function createGoogleChannels(): PushDesk & PushProtocol {
  const { desk, open, tell, nextRefusal, endsAtMs } = createPushDesk();
  const resources = new Map<string, string>();
  const send = ({ id, address, secret }: PushChannel, state: string) => {
    const headers = {
      'x-goog-channel-id': id,
      'x-goog-channel-token': secret,
      'x-goog-resource-id': resources.get(id) ?? '',
      'x-goog-resource-state': state,
    };
    tell(address, { headers });
  };
  const watch = (calendarId: string, body: string) => {
    const { id, type, address, token } = JSON.parse(body);
    if (type !== 'web_hook' || !String(address).startsWith('https://') || open.has(id)) {
      return { status: 400, body: { error: { errors: [{ reason: 'push.webhookUrlNotHttps' }] } } };
    }
    const channel = { id, calendarId, address, secret: token, endsAtMs: endsAtMs() };
    open.set(id, channel);
    resources.set(id, randomUUID());
    send(channel, 'sync');
    const expiration = String(channel.endsAtMs);
    return { body: { kind: 'api#channel', id, resourceId: resources.get(id), expiration } };
  };
  const stop = (body: string) => {
    const { id, resourceId } = JSON.parse(body);
    if (resources.get(id) !== resourceId || !open.delete(id)) {
      return { status: 404, body: { error: { errors: [{ reason: 'channelIdNotFound' }] } } };
    }
    return { status: 204, body: {} };
  };
  return {
    ...desk,
    answer({ path, body }) {
      if (path === '/calendar/v3/channels/stop') return Promise.resolve(stop(body));
      const [, calendarId] = /^\/calendar\/v3\/calendars\/([^/]+)\/events\/watch$/.exec(path) ?? [];
      if (calendarId === undefined) return undefined;
      return Promise.resolve(nextRefusal() ?? watch(decodeURIComponent(calendarId), body));
    },
    tell(calendarId) {
      for (const each of desk.channels()) if (each.calendarId === calendarId) send(each, 'exists');
    },
  };
}
