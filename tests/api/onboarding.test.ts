import { expect, test } from 'vitest';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('9. first steps', (api) => {
  test('are shown until they are gone through or put away, once and for all', async () => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    const isOnboarded = async () => (await client.GET('/session')).data?.isOnboarded;
    const doneAt = () =>
      api.db.query<{ at: Date }>({
        text: 'select onboarded_at as at from host where id = $1',
        values: [host.hostId],
      });
    expect(await isOnboarded()).toBe(false);
    await client.POST('/onboarding/done');
    expect(await isOnboarded()).toBe(true);
    const first = await doneAt();
    api.clock.advance({ minutes: 1 });
    await client.POST('/onboarding/done');
    expect(await doneAt()).toEqual(first);
  });

  test('are nobody’s who is signed out', async () => {
    expect(await refusedWith(api.client.POST('/onboarding/done'))).toBe('401 unauthorized');
  });
});
