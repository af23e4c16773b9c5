import type { Accounts } from '#server/people/auth/accounts.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/** What signing up is built on. */
export type SignUpServices = Pick<
  Services,
  'db' | 'clock' | 'jobs' | 'secret' | 'sendsMail' | 'takesSignUps'
> & {
  readonly accounts: Accounts;
};
