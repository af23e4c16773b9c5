import type { Handlers } from '#server/http/handlers.ts';
import type { memberApi } from '#shared/api/member.ts';
import { changeOwner, type MemberServices } from './change-owner.ts';
import { getDeparture } from './get-departure.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { readMembers } from './store/list-statement.ts';
import { switchAdmin } from './switch-admin.ts';

const MAX_EMPLOYEES = 1000;

export function memberRoutes(services: MemberServices): Handlers<typeof memberApi> {
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
    getDeparture: ({ params, query }, { session }) =>
      getDeparture(services, session, { ...params, ...query }),
    removeMember: ({ params, body }, { session }) =>
      removeMember(services, session, { ...params, ...body }),
  };
}
