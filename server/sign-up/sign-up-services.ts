import type { Accounts } from '#server/auth/accounts.ts';
import type { Services } from '#server/kernel/services.ts';

/** What signing up is built on. */
export type SignUpServices = Pick<
  Services,
  'db' | 'clock' | 'jobs' | 'secret' | 'sendsMail' | 'takesSignUps'
> & {
  readonly accounts: Accounts;
};
