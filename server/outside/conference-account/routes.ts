import type { Handlers } from '#server/platform/http/handlers.ts';
import type { conferenceAccountApi } from '#shared/api/conference-account.ts';
import { CONFERENCE_ACCOUNTS } from '#shared/domain/integrations/conference-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { beginConference, type ConferenceServices, PATIENCE_MS } from './authorise-conference.ts';
import { keepAccount } from './keep-account.ts';
import { deleteAccountRow, listAccountRows } from './store/account-rows.ts';

export function conferenceAccountRoutes(
  services: ConferenceServices,
): Handlers<typeof conferenceAccountApi> {
  const { db, conferences } = services;
  return {
    listConferenceAccounts: async (_, { session }) => {
      const rows = await listAccountRows(db, session);
      return {
        accounts: rows.map(({ provider, accountName, createdAt, refusedAt }) => ({
          ...{ provider, name: accountName, connectedAt: createdAt.toISOString() },
          refusedAt: refusedAt?.toISOString() ?? null,
        })),
        offered: CONFERENCE_ACCOUNTS.filter((each) => conferences[each]),
      };
    },
    authoriseConference: async ({ body }, { session, headers, setCookies }) => {
      const { companyId, hostId } = session;
      const of = { companyId, hostId, provider: body.provider };
      const { url, cookie } = await beginConference(services, of, headers);
      setCookies([cookie]);
      return { url };
    },
    connectConference: async ({ body: { provider, key } }, { session }) => {
      const { companyId, hostId } = session;
      const until = { signal: AbortSignal.timeout(PATIENCE_MS) };
      const found = await conferences[provider]?.connect(key, until);
      if (!found) return refuse('not-found', 'This is not set up here');
      await keepAccount(services, { companyId, hostId, provider }, found);
      return { connected: true };
    },
    disconnectConference: async ({ body }, { session: { companyId, hostId } }) => {
      const of = { companyId, hostId, provider: body.provider };
      const isGone = await db.transaction((tx) => deleteAccountRow(tx, of));
      return isGone ? { deleted: true } : refuse('not-found', 'There is no such account');
    },
  };
}
