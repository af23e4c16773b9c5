import * as z from 'zod';
import { CONFERENCE_ACCOUNTS } from '#shared/domain/integrations/conference-providers.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './schemas.ts';

const provider = z.enum(CONFERENCE_ACCOUNTS);
const which = z.strictObject({ provider });

const account = z.object({
  provider,
  /** What its owner knows it by: `ada@example.com`. */
  name: z.string(),
  connectedAt: instant,
  /** Since when it lets us in no more. */
  refusedAt: instant.nullable(),
});

/** Accounts of hosts that make a meeting for each appointment. */
export const conferenceAccountApi = {
  listConferenceAccounts: endpoint({
    method: 'get',
    path: '/conference-accounts',
    summary: "One's own accounts that make a meeting for each appointment",
    right: 'connection:manage',
    limit: 'office',
    byToken: false,
    reply: z.object({
      accounts: z.array(account),
      /** Those that this server is set up for. */
      offered: z.array(provider),
    }),
    refuses: [],
  }),
  authoriseConference: endpoint({
    method: 'post',
    path: '/conference-accounts/authorise',
    summary:
      'Where the browser goes to let us into an account; a cookie remembers what for, and `POST /auth/return` connects it',
    right: 'connection:manage',
    limit: 'form',
    byToken: false,
    body: which,
    reply: z.object({ url: z.string() }),
    refuses: ['not-found'],
  }),
  disconnectConference: endpoint({
    method: 'post',
    path: '/conference-accounts/disconnect',
    summary: 'Forgets an account; meetings that it has made stay as they are there',
    right: 'connection:manage',
    limit: 'form',
    byToken: false,
    body: which,
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['not-found'],
  }),
} as const;

export type ConferenceAccounts = z.output<
  (typeof conferenceAccountApi)['listConferenceAccounts']['reply']
>;
