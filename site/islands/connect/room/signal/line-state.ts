import type {
  ChatLine,
  FromServer,
  Person,
  Reaction,
  Waiting,
  WhyOver,
} from '#shared/domain/connect/protocol.ts';

/** Something that happened, to be said once: aloud by a screen reader, and for a moment on the screen. */
type News = { readonly key: number } & (
  | { readonly kind: 'came' | 'left' | 'hand' | 'knocks' | 'shares'; readonly name: string }
  | { readonly kind: 'wrote'; readonly name: string; readonly text: string }
);

interface ShownReaction {
  readonly key: number;
  readonly name: string;
  readonly emoji: Reaction;
}

/** What was typed and the server has not repeated yet. */
interface UnsentLine {
  readonly id: string;
  readonly text: string;
}

/** What the line to our server has told of the room. */
export interface LineState {
  /** `away`: the line broke and is being made anew, while picture and sound go on. */
  readonly line: 'opening' | 'waiting' | 'open' | 'away' | 'over';
  readonly why: WhyOver | null;
  /** Our server says so: who comes now, and what is to be kept, waits for it. */
  readonly isDatabaseAway: boolean;
  readonly you: Person | null;
  /** All but oneself. */
  readonly people: readonly Person[];
  readonly waiting: readonly Waiting[];
  /** Whom a host has sent away; told to hosts alone. */
  readonly turnedAway: readonly Waiting[];
  readonly chat: readonly ChatLine[];
  readonly unsent: readonly UnsentLine[];
  readonly reactions: readonly ShownReaction[];
  /** Taken away after a moment. */
  readonly news: News | null;
  /** How much news there was so far. */
  readonly told: number;
}

export const initialLine: LineState = {
  ...{ line: 'opening', why: null, isDatabaseAway: false },
  ...{ you: null, people: [], waiting: [], turnedAway: [] },
  ...{ chat: [], unsent: [], reactions: [], news: null, told: 0 },
};

type NewsOf = News extends infer N ? (N extends News ? Omit<N, 'key'> : never) : never;

/** The room after a message of the server; what leads to a picture or a sound is not of this state. */
export function afterMessage(state: LineState, message: FromServer): LineState {
  switch (message.t) {
    case 'waiting':
      return { ...state, line: 'waiting' };
    case 'welcome':
      return afterWelcome(state, message);
    case 'came':
      return afterCame(state, message.person);
    case 'left':
      return afterLeft(state, message.person, message.session);
    case 'state':
      return afterMedia(state, message);
    case 'chat':
      return afterChat(state, message.line);
    case 'react': {
      const key = (state.reactions.at(-1)?.key ?? 0) + 1;
      const shown = { key, name: nameOf(state, message.person), emoji: message.emoji };
      return { ...state, reactions: [...state.reactions.slice(-11), shown] };
    }
    case 'knocks': {
      const { person } = message;
      const waiting = [...without(state.waiting, person.id), person];
      const turnedAway = without(state.turnedAway, person.id);
      return telling({ ...state, waiting, turnedAway }, { kind: 'knocks', name: person.name });
    }
    case 'gone': {
      const { person, isTurnedAway } = message;
      const others = without(state.turnedAway, person.id);
      const turnedAway = isTurnedAway ? [...others, person] : others;
      return { ...state, waiting: without(state.waiting, person.id), turnedAway };
    }
    case 'over':
      return { ...state, line: 'over', why: message.why };
    case 'outage':
      return { ...state, isDatabaseAway: !message.isOver };
    case 'signal':
    case 'ice':
    case 'pong':
      return state;
  }
}

function afterWelcome(state: LineState, message: FromServer & { t: 'welcome' }): LineState {
  const { you, people, waiting, turnedAway = [], chat } = message;
  const others = without(people, you.id);
  const here = new Set(others.map(({ id }) => id));
  // Others who lost the same line may be back a moment later than we are; picture and sound go on.
  const late = state.line === 'away' ? state.people.filter(({ id }) => !here.has(id)) : [];
  return {
    ...state,
    ...{ line: 'open', you, people: [...others, ...late], waiting, turnedAway },
    ...withLines(state, chat),
  };
}

function afterCame(state: LineState, person: Person): LineState {
  const isBack = state.people.some(({ id }) => id === person.id);
  const people = [...without(state.people, person.id), person];
  const next = { ...state, people, waiting: without(state.waiting, person.id) };
  return isBack ? next : telling(next, { kind: 'came', name: person.name });
}

/** A stay that ended after the next one had begun ends nothing. */
function afterLeft(state: LineState, id: string, session: string): LineState {
  const gone = state.people.find((one) => one.id === id && one.session === session);
  if (!gone) return state;
  const people = without(state.people, id);
  return telling({ ...state, people }, { kind: 'left', name: gone.name });
}

function afterMedia(state: LineState, { person, media }: FromServer & { t: 'state' }): LineState {
  if (state.you?.id === person) return { ...state, you: { ...state.you, media } };
  const before = state.people.find(({ id }) => id === person);
  if (!before) return state;
  const people = state.people.map((one) => (one.id === person ? { ...one, media } : one));
  const next = { ...state, people };
  if (media.hand && !before.media.hand) return telling(next, { kind: 'hand', name: before.name });
  if (media.screen && !before.media.screen) {
    return telling(next, { kind: 'shares', name: before.name });
  }
  return next;
}

function afterChat(state: LineState, line: ChatLine): LineState {
  if (state.chat.some(({ seq }) => seq === line.seq)) return state;
  const next = { ...state, ...withLines(state, [line]) };
  if (line.from === state.you?.id) return next;
  return telling(next, { kind: 'wrote', name: line.name, text: line.text });
}

/** In the order of the server, each once; what it repeats of one's own is sent. */
function withLines(state: LineState, lines: readonly ChatLine[]) {
  const known = new Set(state.chat.map(({ seq }) => seq));
  const fresh = lines.filter(({ seq }) => !known.has(seq));
  const ids = new Set(lines.map(({ id }) => id));
  return {
    chat: [...state.chat, ...fresh].toSorted((one, other) => one.seq - other.seq),
    unsent: state.unsent.filter(({ id }) => !ids.has(id)),
  };
}

function telling(state: LineState, news: NewsOf): LineState {
  const told = state.told + 1;
  return { ...state, told, news: { ...news, key: told } };
}

function without<T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] {
  return list.filter((one) => one.id !== id);
}

function nameOf({ you, people }: LineState, id: string): string {
  return [...(you ? [you] : []), ...people].find((one) => one.id === id)?.name ?? '';
}
