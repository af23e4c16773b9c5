import type { Handlers } from '#server/platform/http/handlers.ts';
import type { conferenceAccountApi } from '#shared/api/conference-account.ts';
import { CONFERENCE_ACCOUNTS } from '#shared/domain/integrations/conference-providers.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { beginConference, type ConferenceServices } from './authorise-conference.ts';
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
    disconnectConference: async ({ body }, { session: { companyId, hostId } }) => {
      const of = { companyId, hostId, provider: body.provider };
      const isGone = await db.transaction((tx) => deleteAccountRow(tx, of));
      return isGone ? { deleted: true } : refuse('not-found', 'There is no such account');
    },
  };
}
