import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import type { Clock } from './clock.ts';
import type { FetchOutside } from './fetch-outside.ts';

/** What a person gives to connect an account; which of it a provider needs, it says itself. */
export interface GivenAccount {
  /** A server's address, a feed's, or a mail address whose domain leads there. */
  readonly address: string;
  readonly username: string | undefined;
  readonly password: string | undefined;
}

/** An account that was found, and let us in. */
export interface FoundAccount {
  /** What its owner knows it by: `ada@example.com`. Never a secret. */
  readonly name: string;
  /** Tells it from any other of its provider, however it was found. Only a hash of it is kept. */
  readonly accountId: string;
  /** What opens it again; kept sealed. */
  readonly credentials: string;
}

/** A calendar of an account. */
export interface RemoteCalendar {
  /** The provider's own, the same for ever: an address, as a rule. */
  readonly id: string;
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string | null;
  /** What floating times and days of it are read in; null where it does not say. */
  readonly timeZone: string | null;
  readonly isReadOnly: boolean;
}

/** An event with all that deviates from it, or one deviation that its provider keeps apart. */
export interface RemoteObject {
  /** The provider's own in its calendar. */
  readonly id: string;
  /** Another one with each change (RFC 9110's entity tag); null where the provider tells none. */
  readonly version: string | null;
  /** iCalendar (RFC 5545), also of providers that speak something else. */
  readonly content: string;
}

/** What has happened in a calendar since a cursor. All pages of it: half an answer is none. */
export interface CalendarChanges {
  /** Whether it names all that is there: what was known and is not named is gone. */
  readonly isWhole: boolean;
  readonly changed: readonly RemoteObject[];
  readonly goneIds: readonly string[];
  /** Where to go on from the next time; null where the provider has no such thing. */
  readonly cursor: string | null;
}

/** What is known of a calendar already. */
export interface KnownCalendar {
  readonly cursor: string | null;
  /** The versions of its objects by their ids, for providers that compare. */
  versions(): Promise<ReadonlyMap<string, string | null>>;
}

/** An event of ours, as it stands at the provider. */
export interface WrittenObject {
  readonly id: string;
  readonly version: string | null;
}

/** A provider that gives no answer is an answer: what is not foreseen alone is thrown. */
export type CalendarAnswer<Value> =
  | { readonly answered: true; readonly value: Value }
  | {
      readonly answered: false;
      readonly trouble: CalendarTrouble;
      /** Before then it wants not to be asked. */
      readonly retryAfterMs?: number | undefined;
      /** For the log; it carries no credential. */
      readonly cause: unknown;
    };

/** What ends a question early. */
export interface Patience {
  readonly signal: AbortSignal;
}

/** Where a provider calls us when something changes in a calendar, and what it shows then. */
interface ChannelWish {
  /** Ours, and no other channel's. */
  readonly id: string;
  readonly secret: string;
  /** `https`, of the public internet. */
  readonly address: string;
}

/** A provider that calls us, until a time. */
export interface OpenChannel {
  /** What prolongs and ends it, in the provider's own words. */
  readonly handle: string;
  /** As the provider says: its clock counts. */
  readonly endsAtMs: number;
}

/** Has a provider call us when something changes. It tells that something has, never what. */
export interface CalendarChannels {
  open(
    calendarId: string,
    wish: ChannelWish,
    until: Patience,
  ): Promise<CalendarAnswer<OpenChannel>>;
  /** Has one last longer; where a provider cannot, another one is opened before the first ends. */
  readonly prolong?: (handle: string, until: Patience) => Promise<CalendarAnswer<OpenChannel>>;
  /** That it has ended already is well. */
  close(handle: string, until: Patience): Promise<CalendarAnswer<void>>;
}

/** An account that is open. */
export interface CalendarAccount {
  /** None where the provider calls nobody. */
  readonly channels?: CalendarChannels;
  /** Its calendars with events; those for tasks alone are none. */
  listCalendars(until: Patience): Promise<CalendarAnswer<readonly RemoteCalendar[]>>;
  /** What has changed. A cursor that the provider does not know any more leads to all of it. */
  readChanges(
    calendarId: string,
    known: KnownCalendar,
    until: Patience,
  ): Promise<CalendarAnswer<CalendarChanges>>;
  /**
   * Makes an event, or changes the one that is named: where that has no version, whatever stands there.
   * What was made by a try that nobody heard the end of is not made again. The trouble `changed-meanwhile`
   * says that another version stands there, or that one of this UID does under another id.
   */
  writeEvent(
    calendarId: string,
    event: { readonly uid: string; readonly content: string; readonly at: WrittenObject | null },
    until: Patience,
  ): Promise<CalendarAnswer<WrittenObject>>;
  /**
   * Takes an event of ours away, whatever its version; that it is gone already is well. Without an id it is found by
   * its UID: of a try that nobody heard the end of.
   */
  removeEvent(
    calendarId: string,
    event: { readonly uid: string; readonly id: string | null },
    until: Patience,
  ): Promise<CalendarAnswer<void>>;
}

/** Where hosts have calendars. */
export interface CalendarProvider {
  /** Finds an account by what its owner has given, and tries whether it lets us in. */
  findAccount(given: GivenAccount, until: Patience): Promise<CalendarAnswer<FoundAccount>>;
  /** Opens it by what `findAccount` has told; asks nobody. */
  openAccount(credentials: string): CalendarAccount;
}

/** What a provider is opened with. */
export interface CalendarTools {
  readonly fetch: FetchOutside;
  readonly clock: Clock;
}
