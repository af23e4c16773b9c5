import type { IdentityProviders } from '#server/platform/kernel/identity-provider.ts';
import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import {
  PAYMENT_PROVIDERS,
  type ProviderName,
} from '#shared/domain/integrations/payment-providers.ts';
import {
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '#shared/domain/integrations/sign-in-providers.ts';
import { facebook } from './facebook/facebook.ts';
import { google } from './google/google.ts';
import type { Configured, Environment, Integration } from './integration.ts';
import { microsoft } from './microsoft/microsoft.ts';
import { paypal } from './paypal/paypal.ts';
import { stripe } from './stripe/stripe.ts';

/**
 * Every integration there is, one a folder, whatever it is for. It is written out, not read from the
 * disk, so that a provider without a folder does not type-check; a house test finds the folder that is
 * not here.
 */
export const integrations = { stripe, paypal, google, microsoft, facebook } satisfies {
  readonly [Id in ProviderName]: Integration<Id, 'payment'>;
} & { readonly [Id in SignInProvider]: Integration<Id, 'signIn'> };

/** The integrations that the operator has set up. */
export type ConfiguredIntegrations = {
  readonly [Id in ProviderName]?: Configured<'payment'> | undefined;
} & { readonly [Id in SignInProvider]?: Configured<'signIn'> | undefined };

/** The environment variables that integrations read. */
export const integrationVariables: readonly string[] = Object.values(integrations).flatMap(
  ({ variables }) => variables,
);

/** @throws ConfigError for what an integration cannot be opened with. */
export function configureIntegrations(environment: Environment): ConfiguredIntegrations {
  return Object.fromEntries(
    Object.values(integrations).map((each) => [each.id, each.configure(environment)]),
  );
}

/** The ids of those that are set up. */
export function toConfigured(configured: ConfiguredIntegrations): ReadonlySet<string> {
  const named = Object.entries(configured).filter(([, each]) => each !== undefined);
  return new Set(named.map(([id]) => id));
}

/** Whom visitors can pay with. */
export const openPayment = (configured: ConfiguredIntegrations): Promise<PaymentProviders> =>
  openAll(PAYMENT_PROVIDERS, (id) => configured[id]?.open('payment'));

/** Whom hosts can sign in with. */
export const openSignIn = (configured: ConfiguredIntegrations): Promise<IdentityProviders> =>
  openAll(SIGN_IN_PROVIDERS, (id) => configured[id]?.open('signIn'));

/** One port of each; those that are not set up are left out. */
async function openAll<Id extends string, Port>(
  ids: readonly Id[],
  open: (id: Id) => Promise<Port> | undefined,
): Promise<{ readonly [Each in Id]?: Port }> {
  const opened = await Promise.all(ids.map(async (id) => [id, await open(id)] as const));
  const found: { [Each in Id]?: Port } = {};
  for (const [id, port] of opened) if (port !== undefined) found[id] = port;
  return found;
}
