import type { ConferenceAccounts } from '#server/platform/kernel/conference-provider.ts';
import type { ConferenceAccountName } from '#shared/domain/integrations/conference-providers.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { Fault } from './faults.ts';
import type { OAuthServer } from './oauth-server.ts';
import type { TokenDesk } from './token-desk.ts';
import { startZoom } from './zoom-stand-in.ts';

/** Somebody's account with meetings at a provider that is stood in for. */
export interface ConferenceStandIn {
  readonly oauth: OAuthServer;
  readonly tokens: TokenDesk;
  open(clock: FakeClock): ConferenceAccounts;
  failNext(fault: Fault, after?: number): void;
  stop(): Promise<void>;
}

export const conferenceStandIns = {
  zoom: startZoom,
} satisfies Record<ConferenceAccountName, () => Promise<ConferenceStandIn>>;
