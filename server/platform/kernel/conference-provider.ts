import type {
  AuthorisedConference,
  KeyedConference,
} from '#shared/domain/integrations/conference-providers.ts';
import type { AuthorisedProvider } from './authorised-provider.ts';
import type { CalendarAnswer, CalendarTools, FoundAccount, Patience } from './calendar-provider.ts';

/** A meeting as we want it. */
export interface WantedMeeting {
  /** Ours, and no other meeting's: what was made by a try that nobody heard the end of is found by it. */
  readonly key: string;
  readonly title: string;
  /** With seconds, in UTC. */
  readonly startIso: string;
  readonly durationMinutes: number;
}

/** A meeting as it was made. */
export interface MadeMeeting {
  /** The provider's own. */
  readonly id: string;
  /** Where attendees and hosts join it. `https` */
  readonly link: string;
}

/** An account that makes meetings; that it gives no answer is an answer. */
export interface ConferenceAccount {
  make(wanted: WantedMeeting, until: Patience): Promise<CalendarAnswer<MadeMeeting>>;
  /** The one of a key, where it was made. */
  find(key: string, until: Patience): Promise<CalendarAnswer<MadeMeeting | null>>;
  /** Gives it another time and title under the same link. False: it is there no more. */
  change(id: string, wanted: WantedMeeting, until: Patience): Promise<CalendarAnswer<boolean>>;
  /** That it is gone already is well. */
  remove(id: string, until: Patience): Promise<CalendarAnswer<void>>;
}

/** Where hosts have accounts that make meetings, and let us in at the provider's own page. */
export type ConferenceAccounts = AuthorisedProvider<ConferenceAccount>;

/** The same where they give us a key. */
export interface KeyedConferences {
  /** The account that a key opens; it is tried. */
  connect(key: string, until: Patience): Promise<CalendarAnswer<FoundAccount>>;
  /** Opens it by what `connect` has told; asks nobody. */
  openAccount(credentials: string): ConferenceAccount;
}

export type OpenConference =
  | { readonly by: 'authorised'; readonly open: (tools: CalendarTools) => ConferenceAccounts }
  | { readonly by: 'key'; readonly open: (tools: CalendarTools) => KeyedConferences };

/** Those that the operator has set up. */
export type ConferenceProviders = {
  readonly [Name in AuthorisedConference]?: ConferenceAccounts;
} & { readonly [Name in KeyedConference]?: KeyedConferences };
