import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import { signTicket, type Ticket } from '#server/public/connect-door/ticket.ts';
import { aHost, aMeetingType } from './builders.ts';
import { callRoom, type RoomCaller } from './room-caller.ts';

type Who = Pick<Ticket, 'role' | 'name' | 'waits'>;

const ada: Who = { name: 'Ada', role: 'host', waits: false };
const maya: Who = { name: 'Maya', role: 'attendee', waits: true };

interface CallWish {
  readonly have?: number;
  readonly resume?: string | null;
}

/** An appointment that goes on now, whose host and attendee call wherever they are told to. */
interface RoomMeeting {
  readonly roomId: string;
  ada(origin: string, wish?: CallWish): Promise<RoomCaller>;
  maya(origin: string, wish?: CallWish): Promise<RoomCaller>;
  cancel(): Promise<void>;
}

export async function aRoomMeeting(db: Database, secret: string): Promise<RoomMeeting> {
  const host = await aHost(db);
  const { meetingTypeId } = await aMeetingType(db, host);
  const [roomId, attendeeId] = [randomUUID(), randomUUID()];
  const { companyId } = host;
  await db.query({
    text: `with a as (insert into appointment (company_id, id, meeting_type_id, host_ids, starts_at, duration_minutes,
          status, channel, resource_channel_ids)
        values ($1, $2, $3, array[$4::uuid], now(), 30, 'booked', 'connect', '{}') returning company_id, id)
      insert into attendee (company_id, id, appointment_id, email, name, language, time_zone, guests, answers,
        secret_hash)
      select company_id, $5::uuid, id, 'maya@visitor.test', 'Maya', 'en', 'UTC', '{}', '[]', $5::uuid::text from a`,
    values: [companyId, roomId, meetingTypeId, host.hostId, attendeeId],
  });
  const closesMs = Date.now() + 3_600_000;
  const call =
    (who: Who) =>
    (origin: string, wish: CallWish = {}) => {
      const seat = who.role === 'host' ? null : attendeeId;
      const claims = { ...who, companyId, roomId, closesMs, attendeeId: seat, personId: who.name };
      return callRoom(origin, { roomId, ticket: signTicket(secret, claims, Date.now()), ...wish });
    };
  return {
    roomId,
    ada: call(ada),
    maya: call(maya),
    async cancel() {
      await db.query({
        text: `with seat as (update attendee set cancelled_at = now(), cancelled_by = 'host' where id = $2)
          update appointment set status = 'cancelled', cancelled_at = now() where id = $1`,
        values: [roomId, attendeeId],
      });
    },
  };
}
