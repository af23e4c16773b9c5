import type { Handlers } from '#server/platform/http/handlers.ts';
import type { invitationApi } from '#shared/api/invitation.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { invitationToken } from './invitation-token.ts';
import { inviteMember } from './invite-member.ts';
import { inviteMembers } from './invite-members.ts';
import { type JoinServices, joinCompany } from './join-company.ts';
import { lookUpInvitation } from './look-up-invitation.ts';
import {
  deleteInvitation,
  findVerifiedEmail,
  listInvitationRows,
  listInvitationsTo,
  loadTeamNames,
} from './store.ts';
import { toInvitation } from './to-invitation.ts';

const DEFAULT_PAGE_SIZE = 50;

export function invitationRoutes(services: JoinServices): Handlers<typeof invitationApi> {
  const { db, accounts, clock, secret } = services;
  return {
    listInvitations: async ({ query }, { session: { companyId } }) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
      const { rows, total } = await listInvitationRows(db, companyId, { page, pageSize });
      const teams = await loadTeamNames(db, companyId);
      const invitations = rows.map((row) => toInvitation(services, row, teams));
      return { invitations, total, page, pageSize };
    },
    inviteMember: async ({ body }, { session, means }) => {
      const invitation = await inviteMember(services, session, body);
      // The link opens an account: no program is told it.
      return means === 'session' ? invitation : { ...invitation, link: null };
    },
    inviteMembers: async ({ body }, { session, means }) => {
      const invitations = await inviteMembers(services, session, body);
      return {
        invitations: invitations.map((each) =>
          means === 'session' ? each : { ...each, link: null },
        ),
      };
    },
    lookUpInvitation: async ({ query }, { headers }) => {
      const user = await accounts.findCurrent(headers);
      return lookUpInvitation(services, query.token, user?.userId);
    },
    withdrawInvitation: async ({ params }, { session }) => {
      const email = params.email.toLowerCase();
      const isGone = await deleteInvitation(db, session.companyId, email);
      return isGone ? { withdrawn: true } : refuse('not-found', 'There is no such invitation');
    },
    joinCompany: async ({ body }, { headers, setCookies }) => {
      const user = await accounts.findCurrent(headers);
      const { reply, cookies } = await joinCompany(services, body, {
        signedInAs: user?.userId,
        headers,
      });
      setCookies(cookies);
      return reply;
    },
    listOwnInvitations: async (_, { headers }) => {
      const user = await accounts.findCurrent(headers);
      const email = user && (await findVerifiedEmail(db, user.userId));
      if (email === undefined) return { email: null, invitations: [] };
      const rows = await listInvitationsTo(db, email, new Date(clock.nowMs()));
      return {
        email,
        invitations: rows.map(({ id, company, invitedByName, expiresAt }) => ({
          companyName: company.name,
          invitedBy: invitedByName,
          expiresAt: expiresAt.toISOString(),
          token: invitationToken(secret, id),
        })),
      };
    },
  };
}
