import type {
  ConferenceAccounts,
  KeyedConferences,
} from '#server/platform/kernel/conference-provider.ts';
import type {
  AuthorisedConference,
  KeyedConference,
} from '#shared/domain/integrations/conference-providers.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { Fault } from './faults.ts';
import { startGoogleMeet } from './google-meet-stand-in.ts';
import type { MeetingAccount, PlainMeeting } from './start-meeting-account.ts';
import { startTeams } from './teams-stand-in.ts';
import { startWebex } from './webex-stand-in.ts';
import { startWhereby } from './whereby-stand-in.ts';
import { startZoom } from './zoom-stand-in.ts';

interface StandsIn {
  /** Those that can be joined. */
  meetings(): readonly PlainMeeting[];
  /** Whether the provider has a way to tell what was made by a try that nobody heard the end of. */
  readonly findsLost: boolean;
  /** Whether what is removed is gone, and not only closed. */
  readonly deletes: boolean;
  failNext(fault: Fault, after?: number): void;
  /** Refuses every call until told otherwise. */
  breakDown(isBroken: boolean): void;
  /** Its owner lets us in no more. */
  revoke(): void;
  stop(): Promise<void>;
}

/** Somebody's account with meetings at a provider that is stood in for, and that they let us into there. */
export interface ConferenceStandIn extends StandsIn, MeetingAccount {
  /** The environment that leads to it. */
  readonly settings: Readonly<Record<string, string>>;
  open(clock: FakeClock): ConferenceAccounts;
}

/** One that a key opens. */
export interface KeyedStandIn extends StandsIn {
  readonly key: string;
  open(clock: FakeClock): KeyedConferences;
  /** Its owner lets us in again. */
  letIn(): void;
}

export const conferenceStandIns = {
  google: startGoogleMeet,
  'teams-2': startTeams,
  webex: startWebex,
  zoom: startZoom,
  whereby: startWhereby,
} satisfies Record<AuthorisedConference, () => Promise<ConferenceStandIn>> &
  Record<KeyedConference, () => Promise<KeyedStandIn>>;
