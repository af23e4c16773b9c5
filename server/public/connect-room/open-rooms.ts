import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import type { OriginPolicy } from '#server/platform/http/origins.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { Log } from '#server/platform/kernel/log.ts';
import type { Relay } from '#server/platform/kernel/relay.ts';
import type { RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import type { FromClient } from '#shared/domain/connect/protocol.ts';
import { every } from './every.ts';
import { hearProcesses } from './hear-processes.ts';
import { holdLeads } from './hold-leads.ts';
import { introduceLines } from './introduce-lines.ts';
import { keepKnownRooms } from './known-rooms.ts';
import { lookAfterRooms } from './look-after-rooms.ts';
import { type Frame, openExchange } from './open-exchange.ts';
import { type Line, type Lines, openLines } from './open-lines.ts';
import { openMemory } from './open-memory.ts';
import { playRooms } from './play-rooms.ts';
import { keepRemoteLines } from './remote-lines.ts';
import { toRoomKey } from './to-room-key.ts';
import { watchDatabase } from './watch-database.ts';

interface RoomPaces {
  /** How long the place of somebody is kept whose line broke. */
  readonly graceMs: number;
  /** How often a line is asked whether it is there. */
  readonly beatMs: number;
  /** How often it is asked which rooms are still to be open. */
  readonly lookMs: number;
  /** How long a room is led by a process that says nothing, and how often it says that it is there. */
  readonly holdMs: number;
  readonly renewMs: number;
  /** How long the database may say nothing before people are told that it is away. */
  readonly awayMs: number;
}

const usualPaces: RoomPaces = {
  ...{ graceMs: 20_000, beatMs: 15_000, lookMs: 15_000 },
  ...{ holdMs: 5_000, renewMs: 1_000, awayMs: 3_000 },
};

interface Options {
  readonly sql: Sql;
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly origins: OriginPolicy;
  readonly relay: Relay;
  readonly limits?: RateLimits | undefined;
  readonly paces?: RoomPaces;
}

export interface OpenRooms extends Pick<Lines, 'upgrade'> {
  /** Tells all lines that the server starts again, waits until they have ended, and leaves its rooms to others. */
  close(): Promise<void>;
}

/**
 * The rooms of this process. Each room is led by one process, which holds it in the database; the lines of others
 * reach it through there. Where all of a room are on the process that leads, frames touch no database.
 *
 * Here its parts are put together: `known-rooms` and `remote-lines` keep account, `play-rooms` alone changes a room,
 * `hold-leads` alone says who leads one, `open-memory` alone remembers, `watch-database` says when that has to wait, `introduce-lines` and `hear-processes`
 * speak with other processes, and `look-after-rooms` sees what has become of appointments.
 */
export function openRooms(options: Options): OpenRooms {
  const { sql, secret, clock, log, paces = usualPaces } = options;
  const us = randomUUID();
  let isTorn = false;
  let isClosing = false;

  const onError = (error: unknown) => log.error({ err: error }, 'rooms');
  const rooms = keepKnownRooms();
  const remotes = keepRemoteLines(Math.ceil(paces.holdMs / paces.renewMs));
  const lines = openLines({ ...options, beatMs: paces.beatMs, onSaid, onGone });
  const database = watchDatabase({
    awayMs: paces.awayMs,
    onChange: (isAway) => lines.tellAll({ t: 'outage', isOver: !isAway }),
  });
  const memory = openMemory({ sql, process: us, isAway: database.isAway, onError });
  const exchange = openExchange({
    ...{ sql, process: us, isOpen: () => !rooms.isEmpty() },
    take: (frame, sender) => hear(frame, sender),
    onLoss(error) {
      isTorn = true;
      onError(error);
    },
  });
  const post = (process: string, frame: Frame) => exchange.post(process, frame);
  const about = { rooms, lines, remotes, post };
  const play = playRooms({ ...about, memory, secret, clock, graceMs: paces.graceMs });
  const introductions = introduceLines({ ...about, play });
  const leads = holdLeads({
    ...{ sql, process: us, holdMs: paces.holdMs, rooms, memory, watch: database.watch, onError },
    isCalled: (roomId) => lines.ofRoom(roomId).length > 0,
    onLed(roomId) {
      // Those who were here before introduce themselves to who leads now.
      for (const { session } of remotes.ofRoom(roomId)) remotes.remove(session);
      introductions.again(roomId);
    },
  });
  const hear = hearProcesses({ ...about, play, ask: leads.ask });

  function onSaid(line: Line, message: FromClient): void {
    if (isClosing) return;
    const { session, ticket } = line;
    const { roomId } = ticket;
    if (message.t === 'hello' && database.isAway()) {
      lines.tell({ session, message: { t: 'outage', isOver: false } });
    }
    leads.withLead(toRoomKey(ticket), ({ lead }) => {
      if (message.t === 'hello') introductions.introduce(line);
      else if (lead === 'ours') play.hear(roomId, session, message);
      else post(lead.owner, { t: 'says', session, roomId, message });
    });
  }

  function onGone({ session, ticket }: Line): void {
    introductions.forget(session);
    const { roomId } = ticket;
    if (isClosing || !rooms.find(roomId)) return;
    leads.withLead(toRoomKey(ticket), ({ lead }) => {
      if (lead === 'ours') play.loseLine(roomId, session);
      else post(lead.owner, { t: 'gone', session, roomId });
    });
  }

  async function renew(): Promise<void> {
    await leads.renew();
    if (rooms.isEmpty()) database.forget();
    memory.keepOwed();
    // A process that was killed says nothing of its lines.
    for (const { session, ticket } of remotes.takeSilent()) play.loseLine(ticket.roomId, session);
    if (isTorn) beginAnew();
    for (const owner of rooms.owners()) post(owner, { t: 'beat' });
  }

  /** Whatever was lost between processes is made good by introducing all lines again. */
  function beginAnew(): void {
    isTorn = false;
    for (const { key, lead } of rooms.all()) {
      if (typeof lead === 'object') introductions.again(key.roomId);
    }
    askAgain();
  }

  function askAgain(): void {
    for (const { process, roomId } of remotes.pairs()) post(process, { t: 'asks-again', roomId });
  }

  const look = lookAfterRooms({ ...about, sql, clock, play });
  const looks = every(paces.lookMs, look, onError);
  const renewals = every(paces.renewMs, renew, onError);

  return {
    upgrade: lines.upgrade,
    async close() {
      isClosing = true;
      await Promise.all([looks(), renewals(), leads.idle(), lines.close()]);
      play.stop();
      database.forget();
      await memory.idle();
      await leads.release();
      askAgain();
      await exchange.close();
    },
  };
}
