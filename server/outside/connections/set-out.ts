import { randomBytes } from 'node:crypto';
import type { Authorising } from '#server/platform/kernel/identity-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { toPath } from '#shared/routes/index.ts';
import { ERRAND_SECONDS, type Errand, keepErrand } from './errand.ts';

export type ErrandServices = Pick<Services, 'clock' | 'keys' | 'publicUrl'>;

export interface SetOut {
  readonly url: string;
  readonly cookie: string;
}

/** Where a browser goes to be authorised by a provider, and the cookie that it takes along. */
export async function setOut(
  { clock, keys, publicUrl }: ErrandServices,
  provider: Authorising,
  wish: Pick<Errand, 'provider' | 'purpose' | 'next'>,
): Promise<SetOut> {
  const errand = {
    ...wish,
    state: randomText(),
    verifier: randomText(),
    redirectUri: toReturnUrl(publicUrl),
    expiresAtMs: clock.nowMs() + ERRAND_SECONDS * 1000,
  };
  return {
    url: await provider.toAuthorization(errand),
    cookie: keepErrand(keys, publicUrl, errand),
  };
}

/** Where providers lead browsers back to: it is registered with each. */
export function toReturnUrl(publicUrl: string): string {
  return publicUrl + toPath('oauth-redirect', {});
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
