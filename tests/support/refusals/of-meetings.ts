import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { signInAs } from '../logins.ts';
import type { KeyedStandIn } from '../stand-ins/conference-stand-ins.ts';
import { startWhereby } from '../stand-ins/whereby-stand-in.ts';
import type { Scenario } from './world.ts';

/** Somebody connects an account with meetings whose provider answers like that. */
const connecting =
  (answer: (whereby: KeyedStandIn) => void): Scenario =>
  async ({ api, host }) => {
    const whereby = await startWhereby();
    answer(whereby);
    api.conferences.whereby = whereby.open(api.clock);
    const owner = await signInAs(api, host);
    return owner
      .POST('/conference-accounts/connect', { body: { provider: 'whereby', key: whereby.key } })
      .finally(async () => {
        delete api.conferences.whereby;
        await whereby.stop();
      });
  };

/** What is wrong with an account that is to make meetings. */
export const refusalsOfMeetings = {
  'meetings-credentials-refused': connecting((whereby) => whereby.revoke()),
  'meetings-no-answer': connecting((whereby) => whereby.breakDown(true)),
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
