import * as z from 'zod';
import {
  AUTHORISED_CONFERENCES,
  CONFERENCE_ACCOUNTS,
  KEYED_CONFERENCES,
} from '#shared/domain/integrations/conference-providers.ts';
import { endpoint } from './endpoint.ts';
import { instant, plainText } from './schemas.ts';

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
    body: z.strictObject({ provider: z.enum(AUTHORISED_CONFERENCES) }),
    reply: z.object({ url: z.string() }),
    refuses: ['not-found'],
  }),
  connectConference: endpoint({
    method: 'post',
    path: '/conference-accounts/connect',
    summary: 'Connects an account by a key of its own, which is tried before',
    right: 'connection:manage',
    limit: 'form',
    byToken: false,
    body: z.strictObject({
      provider: z.enum(KEYED_CONFERENCES),
      key: plainText.min(1).max(4000),
    }),
    reply: z.object({ connected: z.literal(true) }),
    refuses: ['not-found', 'meetings-credentials-refused', 'meetings-no-answer'],
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
