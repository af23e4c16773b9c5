import type { Handlers } from '#server/platform/http/handlers.ts';
import type { memberApi } from '#shared/api/member.ts';
import { changeOwner, type MemberServices } from './change-owner.ts';
import { listMembers } from './list-members.ts';
import { readMembers } from './store/list-statement.ts';
import { switchAdmin } from './switch-admin.ts';

type MemberHandlers = Handlers<typeof memberApi>;
/** How a membership ends is said where appointments are known. */
type Departures = Pick<MemberHandlers, 'getDeparture' | 'removeMember'>;

const MAX_EMPLOYEES = 1000;

export function memberRoutes(services: MemberServices): Omit<MemberHandlers, keyof Departures> {
  const { db } = services;
  return {
    listEmployees: async (_, { session: { companyId } }) => {
      const all = { cursor: undefined, limit: MAX_EMPLOYEES };
      const rows = await readMembers(db, companyId, {}, all);
      return rows.map(({ teams, joinedAt, lastSeenAt, ...employee }) => employee);
    },
    listMembers: ({ query }, { session }) => listMembers(db, session, query),
    switchAdmin: ({ params, body }, { session }) =>
      switchAdmin(services, session, { ...params, ...body }),
    changeOwner: ({ body }, { session, headers }) =>
      changeOwner(services, session, { ...body, headers }),
  };
}
