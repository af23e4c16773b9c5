import { randomInt, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allLimitPolicies } from '#server/platform/rate-limit/policies.ts';
import { openRateLimits, type RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { explainError } from '#shared/errors/explain.ts';
import { book, refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';

const tooMany = '429 rate-limited';

/** How many calls a policy lets through. */
function pointsOf(name: string): number {
  const policy = allLimitPolicies.find((each) => each.name === name);
  if (!policy) throw new Error(`There is no limit ${name}.`);
  return policy.points;
}

describeApi.both('rate limits', (api, kind) => {
  let counters: RateLimits;
  beforeEach(async () => {
    counters = await openRateLimits(api.db);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Somebody whom no test has counted yet. */
  const anAddress = () => `198.51.${randomInt(256)}.${randomInt(256)}`;
  const anEmail = () => `${randomUUID()}@visitor.test`;
  /** A booking that is counted, then refused for what it asks. */
  const tryToBook = (client: ApiClient, email: string) =>
    book(client, { meetingTypeId: 'nothing', start: at('10:00'), attendee: { email } });
  /** Calls so many times; what the last one was refused with, where it was. */
  const times = async (count: number, call: () => Promise<unknown>) => {
    let last = '';
    for (let made = 0; made < count; made += 1) {
      last = await refusedWith(call());
      if (last.startsWith('429')) break;
    }
    return last;
  };

  test('hold back bookings of one e-mail, however it is written and wherever it comes from', async () => {
    const email = anEmail();
    const spellings = [email, email.toUpperCase(), email.replace('@', '+again@'), ` ${email} `];
    let next = 0;
    const tryNext = () => {
      const spelling = spellings[next % spellings.length] ?? email;
      next += 1;
      return tryToBook(api.limitedClient(counters, anAddress()), spelling);
    };
    expect(await times(pointsOf('booking-by-email'), tryNext)).not.toContain('429');
    expect(await refusedWith(tryNext())).toBe('429 email-booking-limit-exceeded');
    expect(await refusedWith(tryToBook(api.limitedClient(counters), anEmail()))).not.toContain(
      '429',
    );
  });

  // Spec A §8: 'exceeded booking rate limit' gives a rate-limit message.
  test('hold back bookings of one address, in the words that pages know', async () => {
    const client = api.limitedClient(counters, anAddress());
    const points = pointsOf('booking-by-address');
    expect(await times(points, () => tryToBook(client, anEmail()))).not.toContain('429');
    const refusal = await refusalOf(tryToBook(client, anEmail()));
    expect(`${refusal.status} ${refusal.code}`).toBe(tooMany);
    expect(refusal.body.message).toBe('exceeded booking rate limit');
    expect(explainError(refusal).textKey).toBe('rate-limited');
    const elsewhere = api.limitedClient(counters, anAddress());
    expect(await refusedWith(tryToBook(elsewhere, anEmail()))).not.toContain('429');
  });

  test('open again when their window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const email = anEmail();
    const tryAgain = () => tryToBook(api.limitedClient(counters, anAddress()), email);
    expect(await times(pointsOf('booking-by-email') + 1, tryAgain)).toContain('429');
    vi.setSystemTime(Date.now() + 3_600_000 + 1);
    expect(await refusedWith(tryAgain())).not.toContain('429');
  });

  test.each([
    [
      'requests to be forgotten, by e-mail',
      'mail-by-email',
      (client: ApiClient, email: string) => client.POST('/forget-me', { body: { email } }),
    ],
    [
      'whatever writes mails, by address',
      'mail-by-address',
      (client: ApiClient) =>
        client.POST('/booking/callback', {
          body: { hostId: randomUUID(), name: 'Maya', phone: '+46701234567', timezone: 'UTC' },
        }),
    ],
    [
      'forms, by address',
      'form-by-address',
      (client: ApiClient) =>
        client.POST('/booking/queue/validate/{queueId}', {
          params: { path: { queueId: randomUUID() } },
        }),
    ],
    [
      'look-ups, by address',
      'look-up-by-address',
      (client: ApiClient) =>
        client.GET('/short-link/{linkId}', { params: { path: { linkId: '!' } } }),
    ],
  ])('hold back %s', async (_, name, call) => {
    const client = api.limitedClient(counters, anAddress());
    const email = anEmail();
    const outcomes = new Set<string>();
    for (let made = 0; made < pointsOf(name); made += 1) {
      outcomes.add(
        await call(client, email).then(
          () => 'answered',
          (error) => error.code,
        ),
      );
    }
    expect([...outcomes]).not.toContain('rate-limited');
    expect(await refusedWith(call(client, email))).toBe(tooMany);
  });

  // An embedded database has one process.
  if (kind === 'postgres') {
    test('of several processes are counted together: two apps on one database let through what one would', async () => {
      const email = anEmail();
      const apps = [counters, await openRateLimits(api.db)].map((each) =>
        api.limitedClient(each, anAddress()),
      );
      const points = pointsOf('booking-by-email');
      const asked = await Promise.all(
        Array.from({ length: points }, () => apps)
          .flat()
          .map((client) => refusedWith(tryToBook(client, email))),
      );
      const refused = asked.filter((each) => each === '429 email-booking-limit-exceeded');
      expect(asked).toHaveLength(2 * points);
      expect(refused).toHaveLength(points);
    });
  }
});
