import type {
  Configured,
  Environment,
  Integration,
} from '#server/outside/integrations/integration.ts';
import { paypal } from '#server/outside/integrations/paypal/paypal.ts';
import { stripe } from '#server/outside/integrations/stripe/stripe.ts';
import type { ProviderName } from '#shared/domain/integrations/payment-providers.ts';

/**
 * Every integration there is, one a folder. It is written out, not read from the disk, so that a
 * provider without a folder does not type-check; a house test finds the folder that is not here.
 */
export const integrations = { stripe, paypal } satisfies {
  readonly [Id in ProviderName]: Integration<Id, 'payment'>;
};

/** The integrations that the operator has set up. */
export type ConfiguredIntegrations = {
  readonly [Id in ProviderName]?: Configured<'payment'> | undefined;
};

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
