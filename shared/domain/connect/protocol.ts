/** What the rooms of `/connect/{roomId}` and our server say to each other: JSON, one message a text frame. */

/** More people than this see each other badly: each one sends to all others. */
export const ROOM_PLACES = 6;
export const MAX_CHAT_LETTERS = 2000;
/** Asked for beside the ticket, so that no address holds one. */
export const SOCKET_PROTOCOL = 'kalends-connect';
/** So long credentials of a relay are good; a call that is longer asks for new ones. */
export const RELAY_CREDENTIAL_SECONDS = 2 * 60 * 60;
export const REACTIONS = ['👍', '👏', '❤️', '😂', '😮', '🎉'] as const;
export type Reaction = (typeof REACTIONS)[number];

type Role = 'host' | 'attendee' | 'guest';

/** What somebody gives of themselves at the moment. */
export interface GivenMedia {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly screen: boolean;
  readonly hand: boolean;
}

/** Somebody in the room. */
export interface Person {
  /** The same in every tab and after a reload, and of this room alone. */
  readonly id: string;
  /** Of this stay: another one after coming back, so that what it was sent with ends with it. */
  readonly session: string;
  readonly name: string;
  /** Where their face is; of hosts alone, who may have none. */
  readonly picture?: string | undefined;
  readonly role: Role;
  readonly media: GivenMedia;
}

/** Somebody at the door, as hosts see them. */
export type Waiting = Pick<Person, 'id' | 'name' | 'role'>;

export interface ChatLine {
  /** Counts up in a room, without a gap. */
  readonly seq: number;
  /** Given by the sender, so that what is sent again is one line. */
  readonly id: string;
  /** A person's id. */
  readonly from: string;
  readonly name: string;
  readonly atIso: string;
  readonly text: string;
}

/** As `RTCIceServer`. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
}

/** By what people reach each other, and until when its credentials are good; null for always. */
interface Ice {
  readonly ice: readonly IceServer[];
  readonly iceUntilIso: string | null;
}

/** Of which stay a session description or a candidate is, and to which it goes. */
interface Between {
  readonly session: string;
  readonly body: unknown;
}

export type FromClient =
  /**
   * First of all. `have` is the last line of the chat that is known, 0 for none; `resume` is of the last
   * welcome, null before it.
   */
  | {
      readonly t: 'hello';
      readonly have: number;
      readonly resume: string | null;
      readonly media: GivenMedia;
    }
  /** `session` is the receiver's: what was meant for an earlier stay of theirs goes nowhere. */
  | ({ readonly t: 'signal'; readonly to: string } & Between)
  | { readonly t: 'state'; readonly media: GivenMedia }
  | { readonly t: 'chat'; readonly id: string; readonly text: string }
  | { readonly t: 'react'; readonly emoji: Reaction }
  /** Of hosts alone: who waits comes in, or goes; who was turned away need not ask again. */
  | { readonly t: 'admit' | 'refuse'; readonly person: string }
  /** For good; a line that breaks keeps the place for a while. */
  | { readonly t: 'leave' }
  /** Asks for credentials that are good for longer. */
  | { readonly t: 'renew' }
  | { readonly t: 'ping' };

export type WhyOver = 'cancelled' | 'closed' | 'taken-over' | 'full' | 'refused' | 'too-fast';

/** Why a line ends for good. */
export type Over =
  | { readonly why: Exclude<WhyOver, 'refused'> }
  /** In how long they may ask once more to come in: 0 for now, null for not any more. */
  | { readonly why: 'refused'; readonly askAgainMs: number | null };

export type FromServer =
  | { readonly t: 'waiting' }
  /** Of the chat what came after `have`; who waits is told to hosts alone. */
  | ({
      readonly t: 'welcome';
      readonly you: Person;
      readonly people: readonly Person[];
      readonly waiting: readonly Waiting[];
      /** Who was turned away; told to hosts alone. */
      readonly turnedAway?: readonly Waiting[];
      readonly chat: readonly ChatLine[];
      /** Proves that one was let in, also to a server that has started again meanwhile. */
      readonly resume: string;
    } & Ice)
  | { readonly t: 'came'; readonly person: Person }
  | { readonly t: 'left'; readonly person: string; readonly session: string }
  | { readonly t: 'state'; readonly person: string; readonly media: GivenMedia }
  /** `session` is the sender's. */
  | ({ readonly t: 'signal'; readonly from: string } & Between)
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'react'; readonly person: string; readonly emoji: Reaction }
  | {
      readonly t: 'knocks' | 'gone';
      readonly person: Waiting;
      /** Whether a host has sent them away, and may still let them in. */
      readonly isTurnedAway?: boolean;
    }
  | ({ readonly t: 'ice' } & Ice)
  /** Our server's database is away: what needs it waits, and goes on by itself once it is back. */
  | { readonly t: 'outage'; readonly isOver: boolean }
  /** The last message; the connection ends after it. */
  | ({ readonly t: 'over' } & Over)
  | { readonly t: 'pong' };
