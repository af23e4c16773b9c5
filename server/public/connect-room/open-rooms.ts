import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import type { OriginPolicy } from '#server/platform/http/origins.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { Log } from '#server/platform/kernel/log.ts';
import type { Relay } from '#server/platform/kernel/relay.ts';
import type { RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { isAdmission, type Ticket } from '#server/public/connect-door/ticket.ts';
import { afterHold } from './after-hold.ts';
import { eraseLostFrames } from './frames-statement.ts';
import { inBatches } from './in-batches.ts';
import {
  holdRooms,
  type KeptLine,
  type KeptPeople,
  keepLines,
  keepPeople,
  loadKeptRoom,
  type RoomKey,
  releaseRooms,
} from './kept-room-statement.ts';
import { lookAtRooms, type RoomFacts } from './look-at-rooms-statement.ts';
import { type Frame, type Introduction, openExchange } from './open-exchange.ts';
import { type Line, type Lines, openLines } from './open-lines.ts';
import { keepRemoteLines } from './remote-lines.ts';
import {
  afterEvent,
  emptyRoom,
  isEmpty,
  KEPT_LINES,
  namesIn,
  type Room,
  type RoomEvent,
  type Told,
} from './room.ts';

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
}

const usualPaces: RoomPaces = {
  ...{ graceMs: 20_000, beatMs: 15_000, lookMs: 15_000 },
  ...{ holdMs: 5_000, renewMs: 1_000 },
};

/** Looks after which frames that nobody took are erased, once no room is open, and after a start. */
const SWEEPS = 8;

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

/** A room that lines of this process are in, or that it leads. */
type Known = { readonly key: RoomKey } & (
  | { readonly lead: 'asking'; readonly later: (() => void)[] }
  | { readonly lead: 'ours'; readonly room: Room }
  | { readonly lead: { readonly owner: string } }
);

/**
 * The rooms of this process. Each room is led by one process, which holds it in the database; the lines of others
 * reach it through there. Where all of a room are on the process that leads, frames touch no database.
 */
export function openRooms(options: Options): OpenRooms {
  const { sql, secret, clock, log, paces = usualPaces } = options;
  const us = randomUUID();
  const rooms = new Map<string, Known>();
  const remotes = keepRemoteLines(Math.ceil(paces.holdMs / paces.renewMs));
  /** Lines of ours that the one who leads their room knows. */
  const introduced = new Set<string>();
  const graces = new Set<NodeJS.Timeout>();
  let isTorn = false;
  let sweeps = SWEEPS;
  let isClosing = false;

  const hear = (error: unknown) => log.error({ err: error }, 'rooms');
  const said = inBatches<KeptLine>((all) => keepLines(sql, all, KEPT_LINES), hear);
  const people = inBatches<KeptPeople>((all) => keepPeople(sql, all, us), hear);
  const asked = inBatches<RoomKey>(settle, hear);
  const lines = openLines({ ...options, beatMs: paces.beatMs, onSaid, onGone });
  const exchange = openExchange({
    ...{ sql, process: us, take },
    isOpen: () => rooms.size > 0,
    onLoss(error) {
      isTorn = true;
      hear(error);
    },
  });

  /** Something of a line of ours, as soon as it is known who leads its room. */
  function withLead(
    ticket: Ticket,
    act: (known: Exclude<Known, { lead: 'asking' }>) => void,
  ): void {
    const known = rooms.get(ticket.roomId) ?? ask(toKey(ticket));
    if (known.lead === 'asking') known.later.push(() => withLead(ticket, act));
    else act(known);
  }

  function ask(key: RoomKey): Known {
    const known: Known = { key, lead: 'asking', later: [] };
    rooms.set(key.roomId, known);
    void asked.add(key);
    return known;
  }

  function onSaid(line: Line, message: Parameters<typeof afterSaying>[1]): void {
    if (isClosing) return;
    const { session, ticket } = line;
    withLead(ticket, ({ lead }) => {
      if (message.t === 'hello') introduce(line);
      else if (lead === 'ours') happens(ticket.roomId, afterSaying(session, message, clock));
      else exchange.post(lead.owner, { t: 'says', session, roomId: ticket.roomId, message });
    });
  }

  function onGone({ session, ticket }: Line): void {
    introduced.delete(session);
    const { roomId } = ticket;
    if (isClosing || !rooms.has(roomId)) return;
    withLead(ticket, ({ lead }) => {
      if (lead === 'ours') loseLine(roomId, session);
      else exchange.post(lead.owner, { t: 'gone', session, roomId });
    });
  }

  /** To the one who leads the room; nothing where the line is gone meanwhile. */
  function introduce({ session }: Line): void {
    const line = lines.find(session);
    const known = line && rooms.get(line.ticket.roomId);
    if (!known || known.lead === 'asking') return;
    introduced.add(session);
    if (known.lead === 'ours') arrive(line);
    else exchange.post(known.lead.owner, { t: 'arrives', ...line });
  }

  /** In a room of ours, which closes as the newest ticket says. */
  function arrive(line: Introduction): void {
    const { roomId } = line.ticket;
    const known = rooms.get(roomId);
    if (known) rooms.set(roomId, { ...known, key: toKey(line.ticket) });
    happens(roomId, toArrival(line, secret, clock));
  }

  function happens(roomId: string, event: RoomEvent): void {
    const known = rooms.get(roomId);
    if (known?.lead !== 'ours') return;
    const { room: before, key } = known;
    const { room, told } = afterEvent(before, event);
    rooms.set(roomId, { ...known, room });
    keep(key, before, room);
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
    void said.add({ companyId, roomId, attendeeId, line }).then(tellAll);
  }

  function keep(key: RoomKey, before: Room, room: Room): void {
    const { admitted, refused } = room;
    const isSame = admitted === before.admitted && refused === before.refused;
    if (isSame && room.people === before.people) return;
    const present = namesIn(room);
    if (isSame && present.join('\n') === namesIn(before).join('\n')) return;
    const kept = { admitted: [...admitted], refused: Object.fromEntries(refused), present };
    void people.add({ ...key, ...kept });
  }

  function ticketOf(session: string): Ticket | undefined {
    return lines.find(session)?.ticket ?? remotes.find(session)?.ticket;
  }

  function tell(told: Told): void {
    const remote = remotes.find(told.session);
    if (!remote) lines.tell(told);
    else exchange.post(remote.process, { t: 'told', ...told });
  }

  function loseLine(roomId: string, session: string): void {
    remotes.remove(session);
    happens(roomId, { kind: 'loses-line', session });
    const grace = setTimeout(() => {
      graces.delete(grace);
      happens(roomId, { kind: 'gives-up', session });
    }, paces.graceMs);
    graces.add(grace);
  }

  /** What another process says. */
  function take(frame: Frame, sender: string): void {
    remotes.hear(sender);
    switch (frame.t) {
      case 'beat':
        break;
      case 'arrives':
        takeIn(frame, sender);
        break;
      case 'says':
      case 'gone':
        takeWord(frame, sender);
        break;
      case 'told':
        lines.tell(frame);
        break;
      case 'asks-again': {
        const known = rooms.get(frame.roomId);
        if (typeof known?.lead === 'object' && known.lead.owner === sender) ask(known.key);
      }
    }
  }

  function takeIn(frame: Introduction, sender: string): void {
    const { session, ticket } = frame;
    const known = rooms.get(ticket.roomId);
    if (known?.lead === 'asking') {
      known.later.push(() => takeIn(frame, sender));
    } else if (known?.lead === 'ours') {
      remotes.add({ session, process: sender, ticket });
      arrive(frame);
    } else {
      exchange.post(sender, { t: 'asks-again', roomId: ticket.roomId });
    }
  }

  function takeWord(frame: Frame & { readonly t: 'says' | 'gone' }, sender: string): void {
    const { session, roomId } = frame;
    // It was given up as lost, or this process leads the room no more.
    if (!remotes.find(session)) exchange.post(sender, { t: 'asks-again', roomId });
    else if (frame.t === 'gone') loseLine(roomId, session);
    else happens(roomId, afterSaying(session, frame.message, clock));
  }

  /** Asks who leads, and begins to do so, or hands lines on, where that is new. */
  async function settle(keys: readonly RoomKey[]): Promise<void> {
    await leaveEmpty();
    const asking = new Map(keys.map((key) => [key.roomId, key]));
    for (const roomId of asking.keys()) if (!rooms.has(roomId)) asking.delete(roomId);
    if (asking.size === 0) return;
    const held = { process: us, holdMs: paces.holdMs };
    const holders = await holdRooms(sql, [...asking.values()], held);
    await Promise.all([...asking.keys()].map((roomId) => follow(roomId, holders.get(roomId))));
  }

  async function follow(roomId: string, holder: string | undefined): Promise<void> {
    const known = rooms.get(roomId);
    const next = known && afterHold(known.lead, holder, us);
    if (!next || next === 'go-on') return;
    const later = known.lead === 'asking' ? known.later : [];
    if (next === 'open') await open(known.key, later);
    else begin({ key: known.key, lead: { owner: next.handTo } }, later);
  }

  /** Begins with what is remembered, or with nothing where that cannot be read. */
  async function open(key: RoomKey, later: (() => void)[]): Promise<void> {
    rooms.set(key.roomId, { key, lead: 'asking', later });
    await Promise.all([said.idle(), people.idle()]);
    const room = await loadKeptRoom(sql, key).then(toRoom, (error: unknown) => {
      hear(error);
      return emptyRoom;
    });
    begin({ key, lead: 'ours', room }, later);
  }

  /** Those who were here before introduce themselves to who leads now; then what they said meanwhile. */
  function begin(known: Known, later: readonly (() => void)[]): void {
    const { roomId } = known.key;
    rooms.set(roomId, known);
    for (const { session } of remotes.ofRoom(roomId)) remotes.remove(session);
    introduceOf(roomId);
    for (const act of later) act();
  }

  function introduceOf(roomId: string): void {
    for (const line of lines.ofRoom(roomId)) if (introduced.has(line.session)) introduce(line);
  }

  async function renew(): Promise<void> {
    for (const { key } of rooms.values()) void asked.add(key);
    await asked.idle();
    // A process that was killed says nothing of its lines.
    for (const { session, ticket } of remotes.takeSilent()) loseLine(ticket.roomId, session);
    if (isTorn) introduceAll();
    for (const owner of owners()) exchange.post(owner, { t: 'beat' });
  }

  async function leaveEmpty(): Promise<void> {
    const left: RoomKey[] = [];
    for (const [roomId, { key, ...known }] of rooms) {
      const isLeft = known.lead === 'ours' ? isEmpty(known.room) : known.lead !== 'asking';
      if (!isLeft || lines.ofRoom(roomId).length > 0) continue;
      rooms.delete(roomId);
      if (known.lead === 'ours') left.push(key);
    }
    if (left.length === 0) return;
    await people.idle();
    await releaseRooms(sql, left, us);
  }

  function owners(): ReadonlySet<string> {
    const leads = [...rooms.values()].map(({ lead }) => lead);
    return new Set(leads.flatMap((lead) => (typeof lead === 'object' ? [lead.owner] : [])));
  }

  /** Whatever was lost between processes is made good by beginning anew. */
  function introduceAll(): void {
    isTorn = false;
    for (const { key, lead } of rooms.values()) {
      if (typeof lead === 'object') introduceOf(key.roomId);
    }
    askAgain();
  }

  function askAgain(): void {
    for (const { process, roomId } of remotes.pairs()) {
      exchange.post(process, { t: 'asks-again', roomId });
    }
  }

  async function look(): Promise<void> {
    if (rooms.size > 0) sweeps = SWEEPS;
    if (sweeps > 0) await eraseLostFrames(sql);
    sweeps = Math.max(0, sweeps - 1);
    const ours = [...rooms].flatMap(([roomId, { lead }]) => (lead === 'ours' ? [roomId] : []));
    if (ours.length === 0) return;
    const states = await lookAtRooms(sql, ours);
    const nowMs = clock.nowMs();
    for (const roomId of ours) {
      const state = states.get(roomId);
      if (!state || state.isCancelled) happens(roomId, { kind: 'closes', why: 'cancelled' });
      else if (state.closesMs <= nowMs) happens(roomId, { kind: 'closes', why: 'closed' });
      else putOut(roomId, state.seats);
    }
  }

  /** Those who have given up their seat since they came, with the guests that they brought along. */
  function putOut(roomId: string, seats: RoomFacts['seats']): void {
    for (const { session, ticket } of [...lines.ofRoom(roomId), ...remotes.ofRoom(roomId)]) {
      const isSeated = ticket.attendeeId === null || seats.has(ticket.attendeeId);
      if (!isSeated) happens(roomId, { kind: 'loses-seat', session });
    }
  }

  const looks = every(paces.lookMs, look, hear);
  const renewals = every(paces.renewMs, renew, hear);

  return {
    upgrade: lines.upgrade,
    async close() {
      isClosing = true;
      await Promise.all([looks(), renewals(), asked.idle(), lines.close()]);
      for (const grace of graces) clearTimeout(grace);
      await Promise.all([said.idle(), people.idle()]);
      const ours = [...rooms.values()].flatMap(({ key, lead }) => (lead === 'ours' ? [key] : []));
      rooms.clear();
      // Where the database is away, the rooms are free once nothing was heard of this process for a while.
      if (ours.length > 0) await releaseRooms(sql, ours, us).catch(hear);
      askAgain();
      await exchange.close();
    },
  };
}

/** Does something again and again, never twice at once; answers with what ends it, and waits for what is under way. */
function every(
  ms: number,
  act: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = act()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, ms);
  return () => {
    clearInterval(timer);
    return running;
  };
}

function toKey({ companyId, roomId, closesMs }: Ticket): RoomKey {
  return { companyId, roomId, closesMs };
}

function toRoom({ admitted, refused, chat }: Awaited<ReturnType<typeof loadKeptRoom>>): Room {
  return {
    ...emptyRoom,
    admitted: new Set(admitted),
    refused: new Map(Object.entries(refused)),
    chat: chat.slice(-KEPT_LINES),
    seq: chat.at(-1)?.seq ?? 0,
  };
}

/** They wait at the door, unless they were in already, or can prove that they were let in. */
function toArrival(
  { session, ticket, hello, isIn }: Introduction,
  secret: string,
  clock: Clock,
): RoomEvent {
  const { personId: id, name, role } = ticket;
  const { media, have, resume } = hello;
  const waits = ticket.waits && !isIn && !isAdmission(secret, ticket, resume);
  const atIso = new Date(clock.nowMs()).toISOString();
  return { kind: 'arrives', session, who: { id, name, role }, waits, media, have, atIso };
}

function afterSaying(
  session: string,
  message: (RoomEvent & { readonly kind: 'says' })['message'],
  clock: Clock,
): RoomEvent {
  return { kind: 'says', session, message, atIso: new Date(clock.nowMs()).toISOString() };
}
