import type { Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { eraseLostFrames } from './frames-statement.ts';
import type { KnownRooms } from './known-rooms.ts';
import { lookAtRooms, type RoomFacts } from './look-at-rooms-statement.ts';
import type { Lines } from './open-lines.ts';
import type { Play } from './play-rooms.ts';
import type { RemoteLines } from './remote-lines.ts';

interface Options {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly rooms: KnownRooms;
  readonly lines: Pick<Lines, 'ofRoom'>;
  readonly remotes: Pick<RemoteLines, 'ofRoom'>;
  readonly play: Pick<Play, 'close' | 'loseSeat'>;
}

/** Looks after which frames that nobody took are erased, once no room is open, and after a start. */
const SWEEPS = 8;

/** One look at what has become of the appointments whose rooms this process leads. */
export function lookAfterRooms(options: Options): () => Promise<void> {
  const { sql, clock, rooms, lines, remotes, play } = options;
  let sweeps = SWEEPS;

  /** Those who have given up their seat since they came, with the guests that they brought along. */
  function putOut(roomId: string, seats: RoomFacts['seats']): void {
    for (const { session, ticket } of [...lines.ofRoom(roomId), ...remotes.ofRoom(roomId)]) {
      const isSeated = ticket.attendeeId === null || seats.has(ticket.attendeeId);
      if (!isSeated) play.loseSeat(roomId, session);
    }
  }

  return async () => {
    if (!rooms.isEmpty()) sweeps = SWEEPS;
    if (sweeps > 0) await eraseLostFrames(sql);
    sweeps = Math.max(0, sweeps - 1);
    const ours = rooms.ours().map(({ roomId }) => roomId);
    if (ours.length === 0) return;
    const states = await lookAtRooms(sql, ours);
    const nowMs = clock.nowMs();
    for (const roomId of ours) {
      const state = states.get(roomId);
      if (!state || state.isCancelled) play.close(roomId, 'cancelled');
      else if (state.closesMs <= nowMs) play.close(roomId, 'closed');
      else putOut(roomId, state.seats);
    }
  };
}
