import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { AskedJob } from '#server/platform/kernel/events.ts';
import type { Message } from '#server/platform/kernel/message.ts';
import { describeAttended, findReachable } from '#server/time/appointment/describe-attended.ts';
import { toConfirmationId } from './confirmation-id.ts';

type RequestKind = 'attendee-opt-in' | 'host-confirmation-request' | 'attendee-awaits-host';

/** A booking that somebody has to confirm, with the links that do it; undefined once it is erased. */
export async function describeRequest(
  services: DescribeServices,
  event: AskedJob,
): Promise<Described<RequestKind> | undefined> {
  const { attendeeId, expiresAtIso, snapshot } = event;
  const { secret, publicUrl } = services;
  const attended = await findReachable(services, event, snapshot);
  if (!attended) return undefined;
  return describeAttended(services, attended, (kind: RequestKind, facts): Message => {
    switch (kind) {
      case 'attendee-opt-in': {
        const id = toConfirmationId(secret, 'attendee', attendeeId);
        const links = { ...facts.links, confirm: `${publicUrl}/optin?id=${id}` };
        return { ...facts, kind, links, expiresAtIso };
      }
      case 'host-confirmation-request': {
        const id = toConfirmationId(secret, 'host', attendeeId);
        const page = `${publicUrl}/host-confirmation?id=${id}`;
        const links = { ...facts.links, confirm: page, decline: `${page}&decline=true` };
        return { ...facts, kind, links, expiresAtIso };
      }
      case 'attendee-awaits-host':
        return { ...facts, kind };
    }
  });
}
