import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { signInAs } from '../logins.ts';
import type { Scenario } from './world.ts';

/** What is wrong with a change of who belongs to a company. */
export const refusalsOfPeople = {
  'already-member': async ({ api, host }) => {
    const owner = await signInAs(api, host);
    return owner.POST('/company/invite', { body: { email: host.email, role: 'member' } });
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
