import * as z from 'zod';
import { MAX_INVITED, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/domain/constants.ts';
import { INVITED_ROLES } from '#shared/domain/roles/invited-roles.ts';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import {
  askedLanguage,
  email,
  id,
  instant,
  plainText,
  secret,
  shortText,
  timeZone,
} from './schemas.ts';

const invitedRole = z.enum(INVITED_ROLES);

/** What is said of who is invited, beside who it is. */
const asWhat = {
  role: invitedRole,
  teamIds: z.array(id).max(50).default([]),
  /** Of the mail; the inviter's unless it is said. */
  language: askedLanguage.optional(),
};

const invitation = z.object({
  email: z.string(),
  role: invitedRole,
  /** Teams that are not there any more are left out. */
  teams: z.array(z.object({ id, name: z.string() })),
  /** Who invited them; none once they have left. */
  invitedBy: z.string().nullable(),
  sentAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
  /** To be handed on by hand: none for tokens, nor where there is a mail server, for then only the mail has it. */
  link: z.string().nullable(),
});

export const invitationApi = {
  listInvitations: endpoint({
    method: 'get',
    path: '/company/invited-users',
    summary: 'Who is invited and has not joined yet, the newest first',
    right: 'member:manage',
    limit: 'office',
    byToken: false,
    query: z.object(pageQuery),
    reply: z.object({ invitations: z.array(invitation), ...pageFacts }),
    refuses: [],
  }),
  inviteMember: endpoint({
    method: 'post',
    path: '/company/invite',
    summary:
      'Invites somebody by mail; asked again for the same address it mails the link again, with seven days more and what is said now',
    right: 'member:manage',
    limit: 'invite',
    body: z.object({ email, ...asWhat }),
    reply: invitation,
    refuses: ['already-member'],
  }),
  inviteMembers: endpoint({
    method: 'post',
    path: '/company/invite/several',
    summary:
      'Invites several at once, all or none: `fields` names those who are members or have an open invitation',
    right: 'member:manage',
    limit: 'invite',
    body: z.object({ emails: z.array(email).min(1).max(MAX_INVITED), ...asWhat }),
    reply: z.object({ invitations: z.array(invitation) }),
    refuses: ['already-member', 'already-invited'],
  }),
  lookUpInvitation: endpoint({
    method: 'get',
    path: '/company/invite',
    summary: 'What the link of an invitation leads to; it changes nothing',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({ token: secret }),
    reply: z.object({
      email: z.string(),
      companyName: z.string(),
      invitedBy: z.string().nullable(),
      role: invitedRole,
      teamNames: z.array(z.string()),
      expiresAt: instant,
      /** Whether the address has an account: then its password is asked for, else a new one. */
      hasAccount: z.boolean(),
      /** Whether who asks is signed in to that very account. */
      isSignedIn: z.boolean(),
      /** The address of the other account that who asks is signed in to. */
      otherEmail: z.string().nullable(),
    }),
    refuses: ['link-invalid'],
  }),
  withdrawInvitation: endpoint({
    method: 'delete',
    path: '/company/invite/{email}',
    summary: 'Withdraws an invitation: its link works no more',
    right: 'member:manage',
    limit: 'office',
    params: z.object({ email: plainText.max(254) }),
    reply: z.object({ withdrawn: z.literal(true) }),
    refuses: ['not-found'],
  }),
  joinCompany: endpoint({
    method: 'post',
    path: '/company/join-company',
    summary:
      'Accepts an invitation: a new person says name and password, who has an account is signed in to it or gives its password',
    right: 'anyone',
    limit: 'confirm-sign-up',
    body: z.object({
      token: secret,
      name: shortText.trim().min(1).optional(),
      password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH).optional(),
      timezone: timeZone,
      language: askedLanguage.optional(),
    }),
    reply: z.object({
      companyId: id,
      hostId: id,
      /** False where the account has a second factor: then its owner signs in as always. */
      signedIn: z.boolean(),
    }),
    refuses: ['link-invalid', 'wrong-password'],
  }),
  listOwnInvitations: endpoint({
    method: 'get',
    path: '/company/invitations',
    summary: 'The open invitations of who is signed in, a member of a company or not',
    right: 'anyone',
    limit: 'office',
    reply: z.object({
      /** Their address; none where nobody is signed in. */
      email: z.string().nullable(),
      invitations: z.array(
        z.object({
          companyName: z.string(),
          invitedBy: z.string().nullable(),
          expiresAt: instant,
          token: secret,
        }),
      ),
    }),
    refuses: [],
  }),
} as const;

export type Invitation = z.output<typeof invitation>;
export type AskedInvitation = z.output<typeof invitationApi.lookUpInvitation.reply>;
export type OwnInvitation = z.output<
  typeof invitationApi.listOwnInvitations.reply
>['invitations'][number];
