import type { Clock } from '#server/platform/kernel/clock.ts';
import { isAdmission, type Ticket } from '#server/public/connect-door/ticket.ts';
import type { FromClient } from '#shared/domain/connect/protocol.ts';
import type { KnownRooms } from './known-rooms.ts';
import type { Frame, Introduction } from './open-exchange.ts';
import type { Lines } from './open-lines.ts';
import type { Memory } from './open-memory.ts';
import type { RemoteLines } from './remote-lines.ts';
import { afterEvent, type RoomEvent, type Told } from './room.ts';
import { toRoomKey } from './to-room-key.ts';

interface Options {
  readonly rooms: KnownRooms;
  readonly lines: Pick<Lines, 'find' | 'tell'>;
  readonly remotes: Pick<RemoteLines, 'find' | 'remove'>;
  readonly memory: Pick<Memory, 'keepLine' | 'keepPeople'>;
  readonly post: (process: string, frame: Frame) => void;
  readonly secret: string;
  readonly clock: Clock;
  /** How long the place of somebody is kept whose line broke. */
  readonly graceMs: number;
}

/** What happens in the rooms that this process leads. In any other room nothing does. */
export interface Play {
  arrive(line: Introduction): void;
  hear(roomId: string, session: string, message: FromClient): void;
  loseLine(roomId: string, session: string): void;
  loseSeat(roomId: string, session: string): void;
  close(roomId: string, why: 'cancelled' | 'closed'): void;
  /** Gives up nobody any more. */
  stop(): void;
}

/** It alone changes rooms, and tells those who are in them. */
export function playRooms(options: Options): Play {
  const { rooms, lines, remotes, memory, post, secret, clock, graceMs } = options;
  const graces = new Set<NodeJS.Timeout>();
  const nowIso = () => new Date(clock.nowMs()).toISOString();

  function happens(roomId: string, event: RoomEvent): void {
    const known = rooms.findOurs(roomId);
    if (!known) return;
    const { room: before, key } = known;
    const { room, told } = afterEvent(before, event);
    rooms.set({ ...known, room });
    memory.keepPeople(key, before, room);
    const line = room.seq > before.seq && event.kind === 'says' ? room.chat.at(-1) : undefined;
    const tellAll = () => {
      for (const one of told) tell(one);
    };
    if (!line || event.kind !== 'says') {
      tellAll();
      return;
    }
    // What somebody has read is still there after a server has started again.
    const { companyId } = key;
    const attendeeId = ticketOf(event.session)?.attendeeId ?? null;
    void memory.keepLine({ companyId, roomId, attendeeId, line }).then(tellAll);
  }

  function ticketOf(session: string): Ticket | undefined {
    return lines.find(session)?.ticket ?? remotes.find(session)?.ticket;
  }

  function tell(told: Told): void {
    const remote = remotes.find(told.session);
    if (!remote) lines.tell(told);
    else post(remote.process, { t: 'told', ...told });
  }

  return {
    /** The room closes as the newest ticket says. */
    arrive(line) {
      const known = rooms.find(line.ticket.roomId);
      if (known) rooms.set({ ...known, key: toRoomKey(line.ticket) });
      happens(line.ticket.roomId, toArrival(line, secret, nowIso()));
    },
    hear(roomId, session, message) {
      happens(roomId, { kind: 'says', session, message, atIso: nowIso() });
    },
    loseLine(roomId, session) {
      remotes.remove(session);
      happens(roomId, { kind: 'loses-line', session });
      const grace = setTimeout(() => {
        graces.delete(grace);
        happens(roomId, { kind: 'gives-up', session });
      }, graceMs);
      graces.add(grace);
    },
    loseSeat: (roomId, session) => happens(roomId, { kind: 'loses-seat', session }),
    close: (roomId, why) => happens(roomId, { kind: 'closes', why }),
    stop() {
      for (const grace of graces) clearTimeout(grace);
    },
  };
}

/** They wait at the door, unless they were in already, or can prove that they were let in. */
function toArrival(
  { session, ticket, hello, isIn }: Introduction,
  secret: string,
  atIso: string,
): RoomEvent {
  const { personId: id, name, picture, role } = ticket;
  const { media, have, resume } = hello;
  const waits = ticket.waits && !isIn && !isAdmission(secret, ticket, resume);
  return { kind: 'arrives', session, who: { id, name, picture, role }, waits, media, have, atIso };
}
