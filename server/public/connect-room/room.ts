import { afterRefusal, type Refusal, untilAsking } from '#shared/domain/connect/asking-again.ts';
import {
  type ChatLine,
  type FromClient,
  type FromServer,
  type GivenMedia,
  type Over,
  type Person,
  ROOM_PLACES,
  type Waiting,
} from '#shared/domain/connect/protocol.ts';

/** Somebody at a line: a stay begins with each one, also of who was here before. */
interface Arrival {
  readonly session: string;
  readonly who: Omit<Person, 'session' | 'media'>;
  /** Whether a host has to let them in. */
  readonly waits: boolean;
  readonly media: GivenMedia;
  /** The last line of the chat that they know. */
  readonly have: number;
  readonly atIso: string;
}

interface Stay extends Person {
  /** Whether their line broke: their place is kept for a while. */
  readonly isAway: boolean;
}

type AtDoor = Arrival;

/** Their name and role are of the last time that they asked. */
type Refused = Refusal & Partial<Pick<Waiting, 'name' | 'role'>>;

/** A room with all who are in it, as one process keeps it. */
export interface Room {
  readonly people: readonly Stay[];
  readonly atDoor: readonly AtDoor[];
  /** By person: who was let in once need not wait again. */
  readonly admitted: ReadonlySet<string>;
  /** By person: who was sent away may ask again a few times, and not at once. */
  readonly refused: ReadonlyMap<string, Refused>;
  readonly chat: readonly ChatLine[];
  /** Of the last line; more than there are where another process had the room before. */
  readonly seq: number;
}

export const emptyRoom: Room = {
  people: [],
  atDoor: [],
  admitted: new Set(),
  refused: new Map(),
  chat: [],
  seq: 0,
};

export type RoomEvent =
  | ({ readonly kind: 'arrives' } & Arrival)
  | {
      readonly kind: 'says';
      readonly session: string;
      readonly message: FromClient;
      readonly atIso: string;
    }
  /** The line broke, or was closed without a word. */
  | { readonly kind: 'loses-line'; readonly session: string }
  /** It is theirs no more: they are told so, and are out. */
  | { readonly kind: 'loses-seat'; readonly session: string }
  /** They did not come back in time. */
  | { readonly kind: 'gives-up'; readonly session: string }
  | { readonly kind: 'closes'; readonly why: 'cancelled' | 'closed' };

/** A message for a line; `over` is its last. What a welcome proves and what credentials it brings is added at the edge. */
export interface Told {
  readonly session: string;
  readonly message: FromServer | Renewed;
}

/** Asks the edge for new credentials of the relay. */
interface Renewed {
  readonly t: 'renewed';
}

interface Next {
  readonly room: Room;
  readonly told: readonly Told[];
}

/** So many lines are kept for who comes later. */
export const KEPT_LINES = 500;

/** The room after something happened, and who is told what. */
export function afterEvent(room: Room, event: RoomEvent): Next {
  switch (event.kind) {
    case 'arrives':
      return afterArrival(room, event);
    case 'says':
      return afterWord(room, event);
    case 'loses-line':
      return afterLostLine(room, event.session);
    case 'loses-seat':
      return turnAway(room, event.session, { why: 'cancelled' });
    case 'gives-up':
      return afterLeaving(room, event.session, 'away');
    case 'closes': {
      const all = [...room.people, ...room.atDoor].map(({ session }) => session);
      return { room: emptyRoom, told: all.flatMap((session) => over(session, { why: event.why })) };
    }
  }
}

/** Names of those who are in it. */
export function namesIn({ people }: Room): readonly string[] {
  return people.map(({ name }) => name);
}

export function isEmpty({ people, atDoor }: Room): boolean {
  return people.length === 0 && atDoor.length === 0;
}

function afterArrival(room: Room, arrival: Arrival): Next {
  const { session, who, atIso } = arrival;
  const isKnown = room.admitted.has(who.id) || room.people.some(({ id }) => id === who.id);
  const askAgainMs = isKnown ? 0 : untilAsking(room.refused.get(who.id), Date.parse(atIso));
  if (askAgainMs !== 0) return { room, told: over(session, { why: 'refused', askAgainMs }) };
  return arrival.waits && !isKnown ? knock(room, arrival) : enter(room, arrival);
}

/** At the door, in the place of an earlier line of theirs; hosts are told. */
function knock(room: Room, arrival: Arrival): Next {
  const { session, who } = arrival;
  const earlier = room.atDoor.filter((one) => one.who.id === who.id);
  const isAgain = earlier.some((one) => one.session === session);
  const atDoor = [...room.atDoor.filter((one) => one.who.id !== who.id), arrival];
  return {
    room: { ...room, atDoor },
    told: [
      ...earlier.flatMap((one) => takenOver(one, session)),
      { session, message: { t: 'waiting' } },
      ...(isAgain ? [] : toHosts(room, { t: 'knocks', person: who })),
    ],
  };
}

/** Into the room, in the place of an earlier stay of theirs; the seventh finds it full. */
function enter(room: Room, { session, who, media, have }: Arrival): Next {
  const earlier = room.people.find(({ id }) => id === who.id);
  const others = room.people.filter(({ id }) => id !== who.id);
  if (others.length >= ROOM_PLACES) return turnAway(room, session, { why: 'full' });
  const person: Person = { ...who, session, media };
  const next: Room = {
    ...room,
    people: [...others, { ...person, isAway: false }],
    atDoor: room.atDoor.filter((one) => one.who.id !== who.id),
    admitted: new Set([...room.admitted, who.id]),
    refused: withoutKey(room.refused, who.id),
    seq: Math.max(room.seq, have),
  };
  return {
    room: next,
    told: [
      ...(earlier && !earlier.isAway ? takenOver(earlier, session) : []),
      {
        session,
        message: {
          t: 'welcome',
          you: person,
          people: next.people.map(toPerson),
          waiting: who.role === 'host' ? next.atDoor.map((one) => one.who) : [],
          ...(who.role === 'host' && { turnedAway: toTurnedAway(next) }),
          chat: room.chat.filter(({ seq }) => seq > have),
          resume: '',
          ice: [],
          iceUntilIso: null,
        },
      },
      ...toOthers(next, session, { t: 'came', person }),
      ...(room.atDoor.some((one) => one.who.id === who.id)
        ? toHosts(next, { t: 'gone', person: who }).filter((told) => told.session !== session)
        : []),
    ],
  };
}

function toPerson({ isAway: _, ...person }: Stay): Person {
  return person;
}

function afterWord(room: Room, { session, message, atIso }: RoomEvent & { kind: 'says' }): Next {
  if (message.t === 'ping') return { room, told: [{ session, message: { t: 'pong' } }] };
  const mine = room.people.find((one) => one.session === session);
  if (!mine)
    return message.t === 'leave' ? afterLeaving(room, session, 'left') : { room, told: [] };
  switch (message.t) {
    case 'hello':
      return { room, told: [] };
    case 'signal': {
      const to = room.people.find(({ id }) => id === message.to);
      // What was meant for an earlier stay of theirs goes nowhere.
      if (to?.session !== message.session) return { room, told: [] };
      const sent = { t: 'signal', from: mine.id, session, body: message.body } as const;
      return { room, told: [{ session: to.session, message: sent }] };
    }
    case 'state': {
      const { media } = message;
      const people = room.people.map((one) => (one === mine ? { ...one, media } : one));
      const told = { t: 'state', person: mine.id, media } as const;
      return { room: { ...room, people }, told: toOthers(room, session, told) };
    }
    case 'chat':
      return afterLine(room, mine, { ...message, atIso });
    case 'react': {
      const told = { t: 'react', person: mine.id, emoji: message.emoji } as const;
      return { room, told: toAll(room, told) };
    }
    case 'admit':
    case 'refuse':
      return mine.role === 'host' ? afterVerdict(room, message, atIso) : { room, told: [] };
    case 'leave':
      return afterLeaving(room, session, 'left');
    case 'renew':
      return { room, told: [{ session, message: { t: 'renewed' } }] };
  }
}

/** What is sent again, because its answer was lost, is one line. */
function afterLine(
  room: Room,
  { id: from, name, session }: Stay,
  { id, text, atIso }: { readonly id: string; readonly text: string; readonly atIso: string },
): Next {
  const known = room.chat.find((line) => line.id === id && line.from === from);
  if (known) return { room, told: [{ session, message: { t: 'chat', line: known } }] };
  const line: ChatLine = { seq: room.seq + 1, id, from, name, atIso, text };
  const chat = [...room.chat, line].slice(-KEPT_LINES);
  return { room: { ...room, chat, seq: line.seq }, told: toAll(room, { t: 'chat', line }) };
}

function afterVerdict(
  room: Room,
  { t, person }: { readonly t: 'admit' | 'refuse'; readonly person: string },
  atIso: string,
): Next {
  const asked = room.atDoor.find(({ who }) => who.id === person);
  if (!asked) return t === 'admit' ? afterPardon(room, person) : { room, told: [] };
  if (t === 'admit') return enter(room, asked);
  const nowMs = Date.parse(atIso);
  const refusal = afterRefusal(room.refused.get(person), nowMs);
  const { name, role } = asked.who;
  const refused = new Map([...room.refused, [person, { ...refusal, name, role }]]);
  const askAgainMs = untilAsking(refusal, nowMs);
  const next = turnAway({ ...room, refused }, asked.session, { why: 'refused', askAgainMs });
  const told = next.told.map((one) =>
    one.message.t === 'gone' ? { ...one, message: { ...one.message, isTurnedAway: true } } : one,
  );
  return { ...next, told };
}

/** A host has thought better of it: they come in as anyone who was let in, whenever they come. */
function afterPardon(room: Room, person: string): Next {
  const turnedAway = toTurnedAway(room).find(({ id }) => id === person);
  if (!turnedAway) return { room, told: [] };
  const admitted = new Set([...room.admitted, person]);
  const next = { ...room, admitted, refused: withoutKey(room.refused, person) };
  return { room: next, told: toHosts(next, { t: 'gone', person: turnedAway }) };
}

/** Who was sent away and has not come back to the door. */
function toTurnedAway({ refused, atDoor }: Room): readonly Waiting[] {
  return [...refused].flatMap(([id, { name, role }]) =>
    name && role && !atDoor.some(({ who }) => who.id === id) ? [{ id, name, role }] : [],
  );
}

function withoutKey<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  return map.has(key) ? new Map([...map].filter(([one]) => one !== key)) : map;
}

/** Tells somebody why they may not come in, and takes them off the door's list, if they are on it. */
function turnAway(room: Room, session: string, end: Over): Next {
  const { room: left, told } = afterLeaving(room, session, 'left');
  return { room: left, told: [...over(session, end), ...told] };
}

function afterLostLine(room: Room, session: string): Next {
  const isHere = room.people.some((one) => one.session === session);
  if (!isHere) return afterLeaving(room, session, 'left');
  const people = room.people.map((one) =>
    one.session === session ? { ...one, isAway: true } : one,
  );
  return { room: { ...room, people }, told: [] };
}

/** Ends a stay, or a wait at the door. `away`: only where they have not come back meanwhile. */
function afterLeaving(room: Room, session: string, how: 'left' | 'away'): Next {
  const mine = room.people.find((one) => one.session === session);
  if (mine && (how === 'left' || mine.isAway)) {
    const next = { ...room, people: room.people.filter((one) => one !== mine) };
    return { room: next, told: toAll(next, { t: 'left', person: mine.id, session }) };
  }
  const waiting = room.atDoor.find((one) => one.session === session);
  if (!waiting) return { room, told: [] };
  const next = { ...room, atDoor: room.atDoor.filter((one) => one !== waiting) };
  return { room: next, told: toHosts(next, { t: 'gone', person: waiting.who }) };
}

/** A line that introduces itself once more goes on. */
function takenOver(earlier: { readonly session: string }, session: string): readonly Told[] {
  return earlier.session === session ? [] : over(earlier.session, { why: 'taken-over' });
}

function over(session: string, end: Over): readonly Told[] {
  return [{ session, message: { t: 'over', ...end } }];
}

function toAll({ people }: Room, message: FromServer): readonly Told[] {
  return people.map(({ session }) => ({ session, message }));
}

function toOthers(room: Room, session: string, message: FromServer): readonly Told[] {
  return toAll(room, message).filter((told) => told.session !== session);
}

function toHosts({ people }: Room, message: FromServer): readonly Told[] {
  return people.filter(({ role }) => role === 'host').map(({ session }) => ({ session, message }));
}
