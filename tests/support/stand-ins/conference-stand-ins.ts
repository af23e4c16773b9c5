import type { ConferenceAccounts } from '#server/platform/kernel/conference-provider.ts';
import type { ConferenceAccountName } from '#shared/domain/integrations/conference-providers.ts';
import type { FakeClock } from '../fake-clock.ts';
import { startGoogleMeet } from './google-meet-stand-in.ts';
import type { MeetingAccount, PlainMeeting } from './start-meeting-account.ts';
import { startTeams } from './teams-stand-in.ts';
import { startWebex } from './webex-stand-in.ts';
import { startZoom } from './zoom-stand-in.ts';

/** Somebody's account with meetings at a provider that is stood in for. */
export interface ConferenceStandIn extends MeetingAccount {
  open(clock: FakeClock): ConferenceAccounts;
  /** Those that can be joined. */
  meetings(): readonly PlainMeeting[];
  /** Whether the provider has a way to tell what was made by a try that nobody heard the end of. */
  readonly findsLost: boolean;
  /** Whether what is removed is gone, and not only closed. */
  readonly deletes: boolean;
}

export const conferenceStandIns = {
  google: startGoogleMeet,
  'teams-2': startTeams,
  webex: startWebex,
  zoom: startZoom,
} satisfies Record<ConferenceAccountName, () => Promise<ConferenceStandIn>>;
