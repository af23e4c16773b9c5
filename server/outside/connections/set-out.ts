import { randomBytes } from 'node:crypto';
import type { Authorising } from '#server/platform/kernel/identity-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AuthorisedCalendar } from '#shared/domain/integrations/calendar-providers.ts';
import type { AuthorisedConference } from '#shared/domain/integrations/conference-providers.ts';
import { toPath } from '#shared/routes/index.ts';
import { ERRAND_SECONDS, type Errand, keepErrand } from './errand.ts';

export type ErrandServices = Pick<Services, 'clock' | 'keys' | 'publicUrl'>;

export interface SetOut {
  readonly url: string;
  readonly cookie: string;
}

/** The pages that a provider may lead back to: each is registered with it. */
export type ReturnPage =
  | 'oauth-redirect'
  | 'google-calendar'
  | 'outlook-calendar'
  | 'exchange-teams2'
  | 'webex-account'
  | 'zoom-account';

/** The page that each provider of calendars leads back to (Spec B §2.3). */
export const returnPages = {
  google: 'google-calendar',
  microsoft: 'outlook-calendar',
} as const satisfies Record<AuthorisedCalendar, ReturnPage>;

/** The page that each account with meetings leads back to (Spec B §2.3). */
export const conferencePages = {
  google: 'google-calendar',
  'teams-2': 'exchange-teams2',
  webex: 'webex-account',
  zoom: 'zoom-account',
} as const satisfies Record<AuthorisedConference, ReturnPage>;

interface Wish extends Pick<Errand, 'provider' | 'purpose' | 'next'> {
  readonly page?: ReturnPage;
}

/** Where a browser goes to be authorised by a provider, and the cookie that it takes along. */
export async function setOut(
  { clock, keys, publicUrl }: ErrandServices,
  provider: Authorising,
  { page = 'oauth-redirect', ...wish }: Wish,
): Promise<SetOut> {
  const errand = {
    ...wish,
    state: randomText(),
    verifier: randomText(),
    redirectUri: toReturnUrl(publicUrl, page),
    expiresAtMs: clock.nowMs() + ERRAND_SECONDS * 1000,
  };
  return {
    url: await provider.toAuthorization(errand),
    cookie: keepErrand(keys, publicUrl, errand),
  };
}

/** Where a provider leads browsers back to. */
export function toReturnUrl(publicUrl: string, page: ReturnPage = 'oauth-redirect'): string {
  return publicUrl + toPath(page, {});
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
