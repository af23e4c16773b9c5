import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import type { KeyedConferences } from '#server/platform/kernel/conference-provider.ts';
import { answeringCalendar, CalendarFault, toUnasked } from '../calendar-fault.ts';
import type { AuthorisedApi } from '../create-authorised-accounts.ts';
import { openMeetingApi } from '../open-meeting-api.ts';
import { listWherebyRooms, openWherebyAccount } from './open-whereby-account.ts';
import type { WherebySettings } from './whereby-settings.ts';

/** A key is known by its end: Whereby tells nobody whose it is. */
const SHOWN_LETTERS = 4;

/** Whereby's REST API (v1): https://docs.whereby.com/reference/whereby-rest-api-reference */
export function createWherebyConference(
  settings: WherebySettings,
  { fetch, clock }: CalendarTools,
): KeyedConferences {
  const base = `${settings.WHEREBY_API_BASE ?? 'https://api.whereby.dev'}/v1`;
  const open = (key: string) => openMeetingApi(openKeyed(key, fetch), base, { clock });
  return {
    connect: (key, until) =>
      answeringCalendar(async () => {
        await listWherebyRooms(open(key), undefined, until);
        const name = `…${key.slice(-SHOWN_LETTERS)}`;
        return { accountId: name, name, credentials: key };
      }),
    openAccount: (key) => openWherebyAccount(open(key)),
  };
}

function openKeyed(key: string, fetch: CalendarTools['fetch']): Pick<AuthorisedApi, 'ask'> {
  return {
    async ask(address, init, { signal }) {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${key}`);
      const response = await fetch(address, { ...init, headers, signal }).catch(
        (error: unknown) => {
          throw toUnasked(error);
        },
      );
      if (response.status !== 401) return response;
      await response.body?.cancel();
      throw new CalendarFault('credentials-refused', 'answered 401');
    },
  };
}
