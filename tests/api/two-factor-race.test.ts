import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import {
  jarOf,
  nextCode,
  type Send,
  sendBy,
  type TwoFactorAccount,
  turnOnTwoFactor,
  waitForCodes,
} from '#tests/support/two-factor-account.ts';
import { SERVERS_MS, startTwoServers, type TwoServers } from '#tests/support/two-servers.ts';

/** Sign-ins that wait for their code, each of which may try five. */
const SIGN_INS = 12;
const TRIES = 10;

interface Suite {
  readonly db: Database;
  /** One for each process. */
  readonly sends: readonly Send[];
}

/** Counts what came back: `{ 200: 1, 'wrong-code': 7 }`. */
async function tallyOf(replies: readonly Promise<Response>[]): Promise<Record<string, number>> {
  const said = await Promise.all(
    (await Promise.all(replies)).map(async (reply) =>
      reply.ok ? '200' : String((await reply.json()).error),
    ),
  );
  return Object.fromEntries(
    [...new Set(said)].map((each) => [each, said.filter((other) => other === each).length]),
  );
}

function raceCodes(suite: () => Suite): void {
  const sendOf = (index: number): Send => {
    const { sends } = suite();
    const send = sends[index % sends.length];
    if (!send) throw new Error('Nobody to ask');
    return send;
  };
  /** An account with a second step, and the cookies of sign-ins that wait for it. */
  async function aWaitingAccount(signIns = SIGN_INS) {
    const host = await aHost(suite().db);
    const userId = await aLogin(suite().db, host, DEMO_PASSWORD);
    const credentials = { email: host.email, password: DEMO_PASSWORD };
    const account = await turnOnTwoFactor(sendOf(0), credentials);
    const first = jarOf(await sendOf(1)('/auth/sign-in/email', credentials));
    const waiting = [first, ...(await waitForCodes(suite().db, userId, signIns - 1))];
    return { ...account, waiting };
  }
  const give = (index: number, code: string, cookie: string) =>
    sendOf(index)('/auth/sign-in/two-factor', { code }, cookie);
  const sessionsOf = async ({ cookie }: TwoFactorAccount) => {
    const [row] = await suite().db.query<{ sessions: number }>({
      text: `select count(*)::int as sessions from auth_session where user_id =
             (select user_id from auth_session where token = $1)`,
      values: [decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0]],
    });
    return row?.sessions;
  };

  test('19.3 of 60 wrong codes at once ten are judged, and then the account is closed', async () => {
    const { uri, waiting } = await aWaitingAccount(SIGN_INS + 1);
    const guesses = Array.from({ length: 60 }, (_, guess) =>
      // Half of them as of the app, half as recovery codes: one account, one count.
      give(guess, guess % 2 === 0 ? '00000a' : 'aaaaa-aaaaa', waiting[guess % SIGN_INS] ?? ''),
    );
    expect(await tallyOf(guesses)).toEqual({ 'wrong-code': TRIES, 'rate-limited': 60 - TRIES });
    const late = await give(0, nextCode(uri), waiting[SIGN_INS] ?? '');
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '900']);
  });

  test('19.3 a recovery code that is sent at once opens one session', async () => {
    const account = await aWaitingAccount(TRIES);
    const [code = ''] = account.recoveryCodes;
    const sent = account.waiting.map((cookie, index) => give(index, code, cookie));
    const { 200: opened } = await tallyOf(sent);
    expect(opened).toBe(1);
    expect(await sessionsOf(account)).toBe(2);
  });

  test('19.3 two recovery codes at once are both used up, and both open theirs', async () => {
    const account = await aWaitingAccount(4);
    const codes = account.recoveryCodes.slice(0, 2);
    const at = (index: number) => account.waiting[index] ?? '';
    const both = codes.map((code, index) => give(index, code, at(index)));
    expect(await tallyOf(both)).toEqual({ 200: 2 });
    const again = codes.map((code, index) => give(index, code, at(index + 2)));
    expect(await tallyOf(again)).toEqual({ 'wrong-code': 2 });
  });

  test('19.3 a code of the app that is sent at once opens one session, and none later', async () => {
    const account = await aWaitingAccount(TRIES + 1);
    const code = nextCode(account.uri);
    const [last = '', ...first] = account.waiting;
    const { 200: opened } = await tallyOf(first.map((cookie, index) => give(index, code, cookie)));
    expect(opened).toBe(1);
    expect(await sessionsOf(account)).toBe(2);
    expect(await tallyOf([give(0, code, last)])).toEqual({ 'wrong-code': 1 });
  });

  test('19.3 the code that turned it on, and any before it, sign nobody in', async () => {
    const account = await aWaitingAccount(1);
    const [cookie = ''] = account.waiting;
    expect(await tallyOf([give(0, account.code, cookie)])).toEqual({ 'wrong-code': 1 });
    expect(await tallyOf([give(0, nextCode(account.uri), cookie)])).toEqual({ 200: 1 });
  });

  test('19.3 a right code makes the account forget its wrong ones', async () => {
    const account = await aWaitingAccount(4);
    const [one = '', two = '', three = '', four = ''] = account.waiting;
    for (const cookie of [one, one, one, one, two, two, two, two, three]) {
      expect(await tallyOf([give(0, 'aaaaa-aaaaa', cookie)])).toEqual({ 'wrong-code': 1 });
    }
    expect(await tallyOf([give(0, nextCode(account.uri), three)])).toEqual({ 200: 1 });
    expect(await tallyOf([give(0, 'aaaaa-aaaaa', four)])).toEqual({ 'wrong-code': 1 });
  });
}

describeApi.both('codes of the second step, many at once', (api) => {
  raceCodes(() => ({ db: api.db, sends: [sendBy(api.fetch, ORIGIN)] }));
});

describe('codes of the second step, many at once, in two servers on one PostgreSQL', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
  }, SERVERS_MS);
  afterAll(async () => {
    expect(await two?.stop()).toEqual([0, 0]);
  });
  raceCodes(() => ({
    db: two.db,
    sends: two.servers.map(({ url }) => sendBy((path, init) => fetch(url + path, init), url)),
  }));
});
