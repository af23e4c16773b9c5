import type { Errand, Purpose } from '#server/outside/connections/errand.ts';
import type { Finished, Returned } from '#server/outside/connections/returned.ts';
import { returnPages, type SetOut, setOut } from '#server/outside/connections/set-out.ts';
import type { Accounts } from '#server/people/auth/accounts.ts';
import type { AuthorisedCalendarProvider } from '#server/platform/kernel/authorised-calendars.ts';
import type { FoundAccount } from '#server/platform/kernel/calendar-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import {
  AUTHORISED_CALENDARS,
  type AuthorisedCalendar,
} from '#shared/domain/integrations/calendar-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { answerOf, keepAccount, listOf } from './connect-calendar.ts';
import { OFFICE_PATIENCE_MS } from './reading-times.ts';
import type { HostKey } from './store/connection-rows.ts';

export interface AuthorisingServices extends Services {
  readonly accounts: Pick<Accounts, 'findCurrent'>;
}

/**
 * Where a host goes to let us into their calendars; the way back is bound to their session.
 * @throws Refusal `not-found` for a provider that is not set up.
 */
export async function beginAuthorising(
  services: AuthorisingServices,
  host: HostKey,
  { provider, headers }: { readonly provider: AuthorisedCalendar; readonly headers: Headers },
): Promise<SetOut> {
  const authorising = services.calendars.authorised[provider];
  if (!authorising) refuse('not-found', 'This is not set up here');
  const current = await services.accounts.findCurrent(headers);
  if (!current) return refuse('unauthorized', 'Sign in first');
  const { userId, sessionId } = current;
  const { companyId, hostId } = host;
  const purpose = { kind: 'calendar', userId, sessionId, companyId, hostId } as const;
  const next = toPath('integrations', {});
  return setOut(services, authorising, { provider, purpose, next, page: returnPages[provider] });
}

/**
 * Connects the calendars that a host has let us into.
 * @throws Refusal `sign-in-again` for another session, and what `connectCalendar` throws.
 */
export async function finishAuthorising(
  services: AuthorisingServices,
  { errand, code, headers }: Returned,
  { userId, sessionId, companyId, hostId }: Purpose<'calendar'>,
): Promise<Finished> {
  const current = await services.accounts.findCurrent(headers);
  if (current?.userId !== userId || current.sessionId !== sessionId) {
    refuse('sign-in-again', 'Another session has asked for that');
  }
  const { provider, authorising } = findAuthorising(services, errand);
  const until = { signal: AbortSignal.timeout(OFFICE_PATIENCE_MS) };
  const account = answerOf(await authorising.redeem(code, errand, until));
  const opened = authorising.openAccount(account.credentials, keepsNothing(account));
  const calendars = await listOf(opened, until);
  const { id } = await keepAccount(
    services,
    { companyId, hostId },
    {
      ...{ provider, account, calendars },
      kept: { address: '' },
    },
  );
  // The page says which one has come, and leads to it.
  return { isDone: true, cookies: [], next: toPath('integrations', {}, { connected: id }) };
}

function findAuthorising(
  { calendars }: Services,
  errand: Errand,
): { readonly provider: AuthorisedCalendar; readonly authorising: AuthorisedCalendarProvider } {
  const provider = AUTHORISED_CALENDARS.find((each) => each === errand.provider);
  const authorising = provider && calendars.authorised[provider];
  if (!authorising) return refuse('sign-in-again', 'This is set up here no more');
  return { provider, authorising };
}

/** What was let in a moment ago has tokens that are good: there is nothing to renew, and no row yet. */
function keepsNothing({ credentials }: FoundAccount) {
  return async () => ({ answered: true, value: credentials }) as const;
}
