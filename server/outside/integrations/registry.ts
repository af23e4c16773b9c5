import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import type { CalendarProviders } from '#server/platform/kernel/calendar-providers.ts';
import type { ConferenceProviders } from '#server/platform/kernel/conference-provider.ts';
import type { IdentityProviders } from '#server/platform/kernel/identity-provider.ts';
import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import {
  AUTHORISED_CALENDARS,
  type AuthorisedCalendar,
  type CalendarProviderName,
  GIVEN_CALENDARS,
} from '#shared/domain/integrations/calendar-providers.ts';
import {
  AUTHORISED_CONFERENCES,
  type ConferenceIntegration,
  conferenceIntegrations,
  KEYED_CONFERENCES,
} from '#shared/domain/integrations/conference-providers.ts';
import {
  PAYMENT_PROVIDERS,
  type ProviderName,
} from '#shared/domain/integrations/payment-providers.ts';
import {
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '#shared/domain/integrations/sign-in-providers.ts';
import { caldav } from './caldav/caldav.ts';
import { facebook } from './facebook/facebook.ts';
import { feed } from './feed/feed.ts';
import { google } from './google/google.ts';
import type { Configured, Environment, Integration, Kind } from './integration.ts';
import { microsoft } from './microsoft/microsoft.ts';
import { paypal } from './paypal/paypal.ts';
import { stripe } from './stripe/stripe.ts';
import { webex } from './webex/webex.ts';
import { whereby } from './whereby/whereby.ts';
import { zoom } from './zoom/zoom.ts';

/** An integration that is this, whatever else it is. */
type Filling<Id extends string, Filled extends Kind> = Pick<
  Integration<Id, Filled>,
  'id' | 'configure'
>;

/**
 * Every integration there is, one a folder, whatever it is for. It is written out, not read from the
 * disk, so that a provider without a folder does not type-check; a house test finds the folder that is
 * not here.
 */
export const integrations = {
  ...{ stripe, paypal, google, microsoft, facebook, caldav, feed, webex, whereby, zoom },
} satisfies {
  readonly [Id in ProviderName]: Filling<Id, 'payment'>;
} & { readonly [Id in SignInProvider]: Filling<Id, 'signIn'> } & {
  readonly [Id in CalendarProviderName]: Filling<Id, 'calendar'>;
} & { readonly [Id in ConferenceIntegration]: Filling<Id, 'conference'> };

/** The integrations that the operator has set up. */
export type ConfiguredIntegrations = {
  readonly [Id in ProviderName]?: Configured<'payment'> | undefined;
} & { readonly [Id in SignInProvider]?: Configured<'signIn'> | undefined } & {
  readonly [Id in AuthorisedCalendar]?: Configured<'calendar'> | undefined;
} & { readonly [Id in ConferenceIntegration]?: Configured<'conference'> | undefined };

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

/** Where hosts have calendars: those that need no settings of the operator, and those that are set up. */
export async function openCalendars(
  configured: ConfiguredIntegrations,
  tools: CalendarTools,
): Promise<CalendarProviders> {
  const given = await openAll(GIVEN_CALENDARS, async (id) => {
    const opened = await integrations[id].configure({})?.open('calendar');
    return opened?.by === 'given' ? opened.open(tools) : undefined;
  });
  const authorised = await openAll(AUTHORISED_CALENDARS, async (id) => {
    const opened = await configured[id]?.open('calendar');
    return opened?.by === 'authorised' ? opened.open(tools) : undefined;
  });
  const { caldav, feed } = given;
  if (!caldav || !feed) throw new Error('Calendars that are typed need no settings');
  return { given: { caldav, feed }, authorised };
}

/** Where hosts have accounts that make meetings, of those that are set up. */
export async function openConferences(
  configured: ConfiguredIntegrations,
  tools: CalendarTools,
): Promise<ConferenceProviders> {
  const authorised = await openAll(AUTHORISED_CONFERENCES, async (name) => {
    const opened = await configured[conferenceIntegrations[name]]?.open('conference');
    return opened?.by === 'authorised' ? opened.open(tools) : undefined;
  });
  const keyed = await openAll(KEYED_CONFERENCES, async (name) => {
    const opened = await configured[conferenceIntegrations[name]]?.open('conference');
    return opened?.by === 'key' ? opened.open(tools) : undefined;
  });
  return { ...authorised, ...keyed };
}

/** One port of each; those that are not set up are left out. */
async function openAll<Id extends string, Port>(
  ids: readonly Id[],
  open: (id: Id) => Promise<Port | undefined> | undefined,
): Promise<{ readonly [Each in Id]?: Port }> {
  const opened = await Promise.all(ids.map(async (id) => [id, await open(id)] as const));
  const found: { [Each in Id]?: Port } = {};
  for (const [id, port] of opened) if (port !== undefined) found[id] = port;
  return found;
}
