import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import { NOW, openApi, type TestApi } from './api.ts';
import { DATABASE_KINDS, type DatabaseKind } from './database.ts';

/**
 * A suite on both databases. Its tests share one database and keep apart by companies of their own;
 * each begins at `NOW` with an empty mailbox and nothing to do for the jobs.
 */
export function describeApi(
  name: string,
  suite: (api: TestApi, kind: DatabaseKind) => void,
  providers: () => Promise<PaymentProviders> = async () => ({}),
): void {
  describe.each(DATABASE_KINDS)(`${name} on %s`, (kind) => {
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
