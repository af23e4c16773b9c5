import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Limit, signInLimits } from '#server/platform/rate-limit/policies.ts';
import { openRateLimits, type RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';

const tooMany = '429 rate-limited';
const wrong = '401 wrong-credentials';

describeApi('tries to sign in', (api) => {
  let counters: RateLimits;
  let ada: AHost;
  beforeEach(async () => {
    counters = await openRateLimits(api.db);
    ada = await aHost(api.db);
    await aLogin(api.db, ada, DEMO_PASSWORD);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const anAddress = () => `198.51.${randomInt(256)}.${randomInt(256)}`;
  const signIn = (
    address: string,
    { email = ada.email, password = DEMO_PASSWORD, cookie = '' } = {},
  ) =>
    api.limitedClient(counters, address).POST('/auth/sign-in/email', {
      body: { email, password },
      headers: { cookie },
    });
  const guess = (address: string, email = ada.email, cookie = '') =>
    refusedWith(signIn(address, { email, password: 'a wrong password', cookie }));
  /** The cookies that a browser keeps after signing in. */
  const cookiesOf = async (address: string) =>
    (await signIn(address)).response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  /** Wrong passwords that somebody else has tried, as many as a limit allows. */
  const useUp = async (limit: Limit, key: string) => {
    for (let made = 0; made < limit.points; made += 1) await counters.count(limit, key);
  };

  test('7.10 guessing ends after ten tries, with the time to wait, also for the right password', async () => {
    const address = anAddress();
    for (let made = 0; made < signInLimits.accountAndAddress.points; made += 1) {
      expect(await guess(address)).toBe(wrong);
    }
    const refusal = await refusalOf(signIn(address));
    expect(`${refusal.status} ${refusal.code}`).toBe(tooMany);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  test('7.10 a burst gets no more tries than its share', async () => {
    const address = anAddress();
    const tries = await Promise.all(Array.from({ length: 25 }, () => guess(address)));
    expect(tries.filter((each) => each === wrong)).toHaveLength(
      signInLimits.accountAndAddress.points,
    );
  });

  test('7.10 what was guessed at counts by address and account however it is written', async () => {
    const address = anAddress();
    await useUp(signInLimits.accountAndAddress, `${ada.email} ${address}`);
    expect(await guess(address, ` ${ada.email.toUpperCase()} `)).toBe(tooMany);
  });

  test('7.10 a header that anyone can write makes nobody somebody else', async () => {
    const address = anAddress();
    await useUp(signInLimits.accountAndAddress, `${ada.email} ${address}`);
    // Our own proxy appends the address that it sees.
    expect(await guess(`203.0.113.77, ${address}`)).toBe(tooMany);
  });

  test('7.10 other accounts and other addresses are not held back', async () => {
    const address = anAddress();
    await useUp(signInLimits.accountAndAddress, `${ada.email} ${address}`);
    const grace = await aHost(api.db);
    await aLogin(api.db, grace, DEMO_PASSWORD);
    expect((await signIn(address, { email: grace.email })).data).toEqual({ signedIn: true });
    expect((await signIn(anAddress())).data).toEqual({ signedIn: true });
  });

  test('7.10 signing in does not count', async () => {
    const address = anAddress();
    for (let made = 0; made < signInLimits.accountAndAddress.points + 2; made += 1) {
      expect((await signIn(address)).data).toEqual({ signedIn: true });
    }
    for (let made = 0; made < signInLimits.accountAndAddress.points - 1; made += 1) {
      await guess(address);
    }
    // The last try but one is right, and leaves one more.
    expect((await signIn(address)).data).toEqual({ signedIn: true });
    expect(await guess(address)).toBe(wrong);
    expect(await guess(address)).toBe(tooMany);
  });

  test('7.10 an address that tries account after account is held back', async () => {
    const address = anAddress();
    await useUp(signInLimits.address, address);
    expect(await guess(address, 'somebody@visitor.test')).toBe(tooMany);
    expect(await guess(anAddress(), 'somebody@visitor.test')).toBe(wrong);
  });

  test('7.10 an account that the whole world guesses at is closed to strangers, not to its owner', async () => {
    const home = anAddress();
    const cookie = await cookiesOf(home);
    await useUp(signInLimits.account, ada.email);
    await useUp(signInLimits.address, home);
    expect(await refusedWith(signIn(anAddress()))).toBe(tooMany);
    expect((await signIn(home, { cookie })).data).toEqual({ signedIn: true });
  });

  test('7.10 a known browser has few tries of its own, which hold back no other', async () => {
    const cookie = await cookiesOf(anAddress());
    const address = anAddress();
    for (let made = 0; made < signInLimits.knownDevice.points; made += 1) {
      expect(await guess(address, ada.email, cookie)).toBe(wrong);
    }
    expect(await guess(anAddress(), ada.email, cookie)).toBe(tooMany);
    expect((await signIn(address)).data).toEqual({ signedIn: true });
  });

  test('7.10 the door opens again when the time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const address = anAddress();
    await useUp(signInLimits.accountAndAddress, `${ada.email} ${address}`);
    expect(await guess(address)).toBe(tooMany);
    vi.setSystemTime(Date.now() + 900_000 + 1);
    expect((await signIn(address)).data).toEqual({ signedIn: true });
  });
});
