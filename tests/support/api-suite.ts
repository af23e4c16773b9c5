import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import { NOW, openApi, type TestApi } from './api.ts';
import { DATABASE_KINDS, type DatabaseKind } from './database.ts';
import { isSoak } from './race-rounds.ts';

type Suite = (api: TestApi, kind: DatabaseKind) => void;
type Providers = () => Promise<PaymentProviders>;

/**
 * A suite on one database, and in a soak on both: `describeApi.both` where a statement differs or a
 * lock matters. Its tests share one database and keep apart by companies of their own; each begins at
 * `NOW` with an empty mailbox and nothing to do for the jobs.
 */
export const describeApi = Object.assign(
  (name: string, suite: Suite, providers?: Providers) =>
    describeOn(isSoak ? DATABASE_KINDS : ['postgres'], { name, suite, providers }),
  {
    both: (name: string, suite: Suite, providers?: Providers) =>
      describeOn(DATABASE_KINDS, { name, suite, providers }),
  },
);

function describeOn(
  kinds: readonly DatabaseKind[],
  {
    name,
    suite,
    providers = async () => ({}),
  }: {
    readonly name: string;
    readonly suite: Suite;
    readonly providers: Providers | undefined;
  },
): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    // Filled before the first test runs; nothing reads it earlier.
    const api = {} as TestApi;
    beforeAll(async () => {
      Object.assign(api, await openApi(kind, { providers: await providers() }));
    });
    beforeEach(async () => {
      api.clock.set(NOW);
      api.mailbox.failWith(undefined);
      api.mailbox.empty();
      await api.db.query({ text: 'delete from pgboss.job' });
    });
    afterAll(async () => {
      // Nothing to close where opening it has failed.
      if ('close' in api) await api.close();
    });
    suite(api, kind);
  });
}
