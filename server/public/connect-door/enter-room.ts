import { toImageAddress } from '#server/platform/image/image-address.ts';
import { roomPersonId } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { EnterReply } from '#shared/api/connect.ts';
import type { Session } from '#shared/api/session.ts';
import { toDoorState, toRoomTimes } from '#shared/domain/connect/door.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type AskedRoom, findRoom } from './find-room.ts';
import { signTicket } from './ticket.ts';
import { toIce } from './to-ice.ts';

/**
 * A ticket for the room's socket, in the name that the others will see.
 * @throws Refusal `appointment-not-found` for anyone who has no business there, `room-closed` before it
 * opens, after it has closed, and once the appointment is cancelled.
 */
export async function enterRoom(
  services: Pick<Services, 'db' | 'secret' | 'publicUrl' | 'clock' | 'relay'>,
  { name, ...asked }: AskedRoom & { readonly name: string },
  findSession: () => Promise<Session | undefined>,
): Promise<EnterReply> {
  const { row, visitor } = await findRoom(services, asked, findSession);
  const times = toRoomTimes(row, row.settings);
  const nowMs = services.clock.nowMs();
  if (row.status === 'cancelled' || toDoorState(times, nowMs) !== 'open') {
    refuse('room-closed', 'The room is not open now');
  }
  const { secret } = services;
  const ticket = {
    companyId: row.companyId,
    roomId: row.id,
    personId: roomPersonId(secret, row.id, visitor.whose),
    name,
    picture: (visitor.picture && toImageAddress(visitor.picture, services)) ?? undefined,
    role: visitor.role,
    attendeeId: visitor.attendeeId,
    waits: row.settings.connectWaits && visitor.role !== 'host',
    closesMs: times.closesMs,
  };
  return {
    ticket: signTicket(secret, ticket, nowMs),
    ...toIce(services.relay, ticket.personId, nowMs),
  };
}
