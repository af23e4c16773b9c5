import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WantedMeeting } from '#server/platform/kernel/conference-provider.ts';
import {
  AUTHORISED_CONFERENCES,
  type AuthorisedConference,
  CONFERENCE_ACCOUNTS,
} from '#shared/domain/integrations/conference-providers.ts';
import { anErrand } from '#tests/support/connect-calendars.ts';
import { type FakeClock, fakeClock } from '#tests/support/fake-clock.ts';
import {
  type ConferenceStandIn,
  conferenceStandIns,
  type KeyedStandIn,
} from '#tests/support/stand-ins/conference-stand-ins.ts';

const NOW = '2030-05-06T08:00:00Z';
const until = {
  get signal() {
    return AbortSignal.timeout(30_000);
  },
};
const aMeeting = (wish: Partial<WantedMeeting> = {}): WantedMeeting => ({
  key: randomUUID(),
  title: 'Introduction',
  startIso: '2030-05-07T09:00:00Z',
  durationMinutes: 30,
  ...wish,
});

async function connectTo(standIn: ConferenceStandIn | KeyedStandIn) {
  return 'key' in standIn ? connectByKey(standIn) : connectThere(standIn, fakeClock(NOW));
}

async function connectByKey(standIn: KeyedStandIn) {
  const provider = standIn.open(fakeClock(NOW));
  const found = await provider.connect(standIn.key, until);
  if (!found.answered) throw new Error(`It answers ${found.trouble}`, { cause: found.cause });
  return { account: provider.openAccount(found.value.credentials), found: found.value };
}

async function connectThere(standIn: ConferenceStandIn, clock: FakeClock) {
  const provider = standIn.open(clock);
  const errand = anErrand();
  const said = await standIn.oauth.visit(await provider.toAuthorization(errand));
  const found = await provider.redeem(said.get('code') ?? '', errand, until);
  if (!found.answered) throw new Error(`It answers ${found.trouble}`, { cause: found.cause });
  let kept = found.value.credentials;
  const account = provider.openAccount(kept, async (renew) => {
    const answer = await renew(kept);
    if (answer.answered) kept = answer.value;
    return answer;
  });
  return { account, found: found.value };
}

/** What every account that makes meetings promises. */
describe.each(CONFERENCE_ACCOUNTS)('meetings of %s', (name) => {
  let standIn: ConferenceStandIn | KeyedStandIn;
  beforeAll(async () => {
    standIn = await conferenceStandIns[name]();
  });
  afterAll(() => standIn.stop());
  const connect = () => connectTo(standIn);

  test('are those of somebody who is known by their address, or of a key by its end', async () => {
    const known = 'key' in standIn ? `…${standIn.key.slice(-4)}` : 'ada@example.com';
    expect((await connect()).found.name).toBe(known);
  });

  test('are made once, found by our key, moved under their link, and removed', async () => {
    const { account } = await connect();
    const wanted = aMeeting();
    expect(await account.find(wanted.key, until)).toEqual({ answered: true, value: null });
    const made = await account.make(wanted, until);
    if (!made.answered) throw new Error(made.trouble);
    const found = { answered: true, value: standIn.findsLost ? made.value : null };
    expect(await account.find(wanted.key, until)).toEqual(found);
    const moved = { ...wanted, startIso: '2030-05-08T09:00:00Z' };
    const { id } = made.value;
    expect(await account.change(id, moved, until)).toEqual({ answered: true, value: true });
    expect(await account.find(wanted.key, until)).toEqual(found);
    const startIso = standIn.meetings()[0]?.startIso ?? moved.startIso;
    expect(Date.parse(startIso)).toBe(Date.parse(moved.startIso));
    expect(await account.remove(id, until)).toMatchObject({ answered: true });
    expect(await account.remove(id, until)).toMatchObject({ answered: true });
    expect(standIn.meetings()).toEqual([]);
    const goes = standIn.deletes ? { answered: true, value: false } : {};
    expect(await account.change(id, moved, until)).toMatchObject(goes);
  });

  test('are not made by an account that is asked too often, broken or shut', async () => {
    const { account } = await connect();
    standIn.failNext({ status: 429, headers: { 'retry-after': '120' } });
    expect(await account.make(aMeeting(), until)).toMatchObject({
      ...{ answered: false, trouble: 'asked-too-often', retryAfterMs: 120_000 },
    });
    standIn.failNext({ status: 503 });
    expect(await account.make(aMeeting(), until)).toMatchObject({ trouble: 'no-answer' });
    standIn.failNext({ fault: 'no-json' });
    expect(await account.make(aMeeting(), until)).toMatchObject({
      trouble: 'answer-not-understood',
    });
    standIn.failNext({ fault: 'hangs' });
    const soon = { signal: AbortSignal.timeout(200) };
    expect(await account.make(aMeeting(), soon)).toMatchObject({ trouble: 'no-answer' });
    standIn.revoke();
    expect(await account.make(aMeeting(), until)).toMatchObject({
      trouble: 'credentials-refused',
    });
  });
});

describe.each(AUTHORISED_CONFERENCES)('tokens of %s', (name: AuthorisedConference) => {
  test('are renewed when they end, each of them used once', async () => {
    const standIn = await conferenceStandIns[name]();
    const clock = fakeClock(NOW);
    const { account } = await connectThere(standIn, clock);
    for (let hour = 0; hour < 3; hour += 1) {
      clock.set(new Date(clock.nowMs() + 2 * 3_600_000).toISOString());
      standIn.tokens.endAccess();
      expect(await account.make(aMeeting(), until)).toMatchObject({ answered: true });
    }
    expect(standIn.tokens.reuses()).toBe(0);
    await standIn.stop();
  });
});
