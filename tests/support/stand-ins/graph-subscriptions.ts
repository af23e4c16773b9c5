import { randomUUID } from 'node:crypto';
import type { StandInReply, StandInRequest } from './json-stand-in.ts';
import { createPushDesk, type PushChannel, type PushDesk, type PushProtocol } from './push-desk.ts';

const MOST_MS = 10_080 * 60_000;
const VALIDATION = 'Validation: Testing client application reachability for subscription';

/** Subscriptions as Graph has them: https://learn.microsoft.com/en-us/graph/change-notifications-delivery-webhooks */
export function createGraphSubscriptions(): PushDesk & PushProtocol {
  const { desk, open, call, tell, nextRefusal, endsAtMs, nowMs } = createPushDesk();
  const refused = (status: number, code: string): StandInReply => ({
    status,
    body: { error: { code, message: 'It did not go well.' } },
  });
  const send = ({ id, address, secret }: PushChannel, more: object) => {
    const value = [{ subscriptionId: id, clientState: secret, ...more }];
    tell(address, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value }),
    });
  };
  /** It ends as was wished, or earlier. */
  const endOf = (wished: string) => Math.min(Date.parse(wished), endsAtMs());
  const isSpeaking = async (address: string) => {
    const token = `${VALIDATION} ${randomUUID()}`;
    const reply = await call(`${address}?${new URLSearchParams({ validationToken: token })}`, {});
    const isText = reply.headers.get('content-type')?.startsWith('text/plain');
    return reply.status === 200 && isText && (await reply.text()) === token;
  };
  const subscribe = async (body: string): Promise<StandInReply> => {
    const {
      resource,
      notificationUrl: address,
      expirationDateTime,
      clientState,
    } = JSON.parse(body);
    const isTooLong = Date.parse(expirationDateTime) > nowMs() + MOST_MS;
    if (isTooLong || clientState.length > 128 || !(await isSpeaking(address))) {
      return refused(400, 'ValidationError');
    }
    const id = randomUUID();
    const calendarId = decodeURIComponent(resource.split('/')[2]);
    const endsAt = endOf(expirationDateTime);
    open.set(id, { id, calendarId, address, secret: clientState, endsAtMs: endsAt });
    return { status: 201, body: { id, expirationDateTime: new Date(endsAt).toISOString() } };
  };
  const change = (id: string, { method, body }: StandInRequest): StandInReply => {
    const found = desk.channels().find((each) => each.id === id);
    if (!found) return refused(404, 'ResourceNotFound');
    if (method === 'DELETE') {
      open.delete(id);
      return { status: 204, body: {} };
    }
    const endsAt = endOf(JSON.parse(body).expirationDateTime);
    open.set(id, { ...found, endsAtMs: endsAt });
    return { body: { id, expirationDateTime: new Date(endsAt).toISOString() } };
  };
  return {
    ...desk,
    answer(request) {
      const [, path, id] = /^\/v1\.0(\/subscriptions)(?:\/([^/]+))?$/.exec(request.path) ?? [];
      if (path === undefined) return undefined;
      const refusal = request.method === 'DELETE' ? undefined : nextRefusal();
      if (refusal) return Promise.resolve(refusal);
      return id === undefined ? subscribe(request.body) : Promise.resolve(change(id, request));
    },
    tell(calendarId) {
      for (const each of desk.channels()) {
        if (each.calendarId === calendarId) send(each, { changeType: 'updated' });
      }
    },
  };
}
