import type { Accounts } from '#server/people/auth/accounts.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/** What links into an account are built on. */
export type AccountLinkServices = Pick<
  Services,
  'db' | 'clock' | 'jobs' | 'secret' | 'sendsMail'
> & {
  readonly accounts: Accounts;
};
