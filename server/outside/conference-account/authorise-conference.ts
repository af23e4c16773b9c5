import type { Purpose } from '#server/outside/connections/errand.ts';
import type { Finished, Returned } from '#server/outside/connections/returned.ts';
import { conferencePages, type SetOut, setOut } from '#server/outside/connections/set-out.ts';
import type { Accounts } from '#server/people/auth/accounts.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AuthorisedConference } from '#shared/domain/integrations/conference-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { keepAccount } from './keep-account.ts';
import type { OfHost } from './store/account-rows.ts';

export interface ConferenceServices extends Services {
  readonly accounts: Pick<Accounts, 'findCurrent'>;
}

export const PATIENCE_MS = 15_000;

/**
 * Where a host goes to let us into their account; the way back is bound to their session.
 * @throws Refusal `not-found` for a provider that is not set up.
 */
export async function beginConference(
  services: ConferenceServices,
  { provider: account, companyId, hostId }: OfHost & { readonly provider: AuthorisedConference },
  headers: Headers,
): Promise<SetOut> {
  const authorising = services.conferences[account];
  if (!authorising) refuse('not-found', 'This is not set up here');
  const current = await services.accounts.findCurrent(headers);
  if (!current) return refuse('unauthorized', 'Sign in first');
  const { userId, sessionId } = current;
  const purpose = { kind: 'conference', account, userId, sessionId, companyId, hostId } as const;
  const next = toPath('integrations', {});
  return setOut(services, authorising, {
    ...{ provider: null, purpose, next },
    page: conferencePages[account],
  });
}

/**
 * Keeps the account that a host has let us into; it makes their meetings from now on.
 * @throws Refusal `sign-in-again` for another session, `meetings-credentials-refused` and the like.
 */
export async function finishConference(
  services: ConferenceServices,
  { errand, code, headers }: Returned,
  { userId, sessionId, companyId, hostId, account: provider }: Purpose<'conference'>,
): Promise<Finished> {
  const current = await services.accounts.findCurrent(headers);
  if (current?.userId !== userId || current.sessionId !== sessionId) {
    refuse('sign-in-again', 'Another session has asked for that');
  }
  const until = { signal: AbortSignal.timeout(PATIENCE_MS) };
  const found = await services.conferences[provider]?.redeem(code, errand, until);
  if (!found) return refuse('sign-in-again', 'This is set up here no more');
  await keepAccount(services, { companyId, hostId, provider }, found);
  return { isDone: true, cookies: [], next: toPath('integrations', {}) };
}
