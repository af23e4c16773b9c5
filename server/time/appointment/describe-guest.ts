import { deriveId } from '#server/platform/kernel/derive-id.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { GuestAddedJob } from '#server/platform/kernel/events.ts';
import { describeAttended, findReachable } from './describe-attended.ts';

type GuestKind = 'guest-confirmation' | 'attendee-guest-added' | 'host-guest-added';

/** What tells a guest of an attendee from the others: `(an attendee's id, an address) → an id`. */
export function toGuestId(attendeeId: string, email: string): string {
  return deriveId(`guest ${attendeeId} ${email.toLowerCase()}`);
}

/** Somebody more who comes along: they are invited, the other sides are told; the other guests know. */
export async function describeGuest(
  services: DescribeServices,
  event: GuestAddedJob,
): Promise<Described<GuestKind> | undefined> {
  const attended = await findReachable(services, event, event.snapshot);
  if (!attended) return undefined;
  return {
    ...describeAttended(services, attended, (kind: GuestKind, facts) => ({ ...facts, kind })),
    concerns: (kind, email) =>
      kind !== 'guest-confirmation' || toGuestId(event.attendeeId, email) === event.guestId,
  };
}
