import * as z from 'zod';
import { signInProviders } from '#shared/domain/sign-in-with.ts';
import type { ConfiguredProviders } from './kernel/sign-in-provider.ts';
import { ConfigError } from './platform/kernel/config-error.ts';
import { webAddress } from './platform/kernel/web-address.ts';

const text = z.string().min(1).max(500).optional();

/** What the operator registers with whom hosts can sign in with. */
export const signInVariables = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_API_BASE: webAddress.optional(),
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  MICROSOFT_API_BASE: webAddress.optional(),
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_API_BASE: webAddress.optional(),
} as const;

type Given = { readonly [Name in keyof typeof signInVariables]?: string | undefined };
const names = { google: 'GOOGLE', microsoft: 'MICROSOFT', facebook: 'FACEBOOK' } as const;

/**
 * Those whose id and secret are set.
 * @throws ConfigError where one of the two is missing.
 */
export function toSignInProviders(given: Given): ConfiguredProviders {
  const found = signInProviders.flatMap((provider) => {
    const name = names[provider];
    const clientId = given[`${name}_CLIENT_ID`];
    const clientSecret = given[`${name}_CLIENT_SECRET`];
    if (clientId === undefined && clientSecret === undefined) return [];
    if (clientId === undefined || clientSecret === undefined) {
      throw new ConfigError(`${name}_CLIENT_ID, ${name}_CLIENT_SECRET: both or none`);
    }
    return [[provider, { clientId, clientSecret, apiBase: given[`${name}_API_BASE`] }] as const];
  });
  return Object.fromEntries(found);
}
