import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainFailedStart } from '#server/cli/explain-failed-start.ts';
import { readConfig } from '#server/config.ts';
import { effectKinds } from '#server/effect-kinds.ts';
import { greetMailServer } from '#server/outside/adapters/smtp.ts';
import { lockDataDir } from '#server/platform/db/lock-data-dir.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { domainOf } from '#server/post/mail/transport.ts';
import { sealedColumns } from '#server/sealed-columns.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { startMailSink } from '#tests/support/mail-sink.ts';
import { examine } from './examine.ts';
import { toLine } from './finding.ts';
import {
  judgeCalendars,
  judgeClock,
  judgeDisk,
  judgeProxy,
  judgePublicUrl,
  judgeQueues,
  judgeReplica,
  judgeSeals,
  judgeZones,
} from './judge.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'kalends-doctor-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const unused = { PORT: '1', SECRET: 'a secret that is long enough' };

async function linesOf(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const instruments = {
    ...{ greetMailServer, domainOf, sealedColumns },
    lookUpTexts: async () => [],
    explain: (error: unknown) => explainFailedStart(error, environment),
  };
  const config = readConfig({ ...unused, DATA_DIR: dataDir, ...environment });
  return (await examine(config, instruments)).map(toLine);
}

test('7.27 a new installation has nothing that fails', async () => {
  const lines = await linesOf({});
  expect(lines.filter((line) => line.startsWith('failure'))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^ok +database +none in/));
  expect(lines).toContainEqual(expect.stringMatching(/^warning +mail +SMTP_URL is not set/));
  expect(fs.readdirSync(dataDir)).toEqual(['lock']);
});

test('7.27 a PostgreSQL server is asked for its rights, its clock and its queues', async () => {
  const { url, drop } = await freshDatabase();
  const db = await openDatabase({ databaseUrl: url });
  await (await openJobs(db, { effects: effectKinds, onError: () => {} })).stop();
  await db.close();
  const lines = await linesOf({ DATABASE_URL: url });
  for (const subject of ['database', 'rights', 'clock', 'secret', 'queues', 'zones']) {
    expect(lines).toContainEqual(expect.stringMatching(`^ok +${subject} `));
  }
  await drop();
});

test('19.9 each replica of DATABASE_READ_URL has to answer, and to be one', async () => {
  const { url, drop } = await freshDatabase();
  const nowhere = 'postgres://a:b@127.0.0.1:1/x';
  const lines = await linesOf({ DATABASE_URL: url, DATABASE_READ_URL: `${url},${nowhere}` });
  const name = new URL(url).host + new URL(url).pathname;
  expect(lines).toContain(`warning  replica    ${name} is no replica and is not read from`);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^warning +replica +DATABASE_READ_URL: nothing answers at 127\.0\.0\.1:1/,
    ),
  );
  await drop();
});

test('7.27 a database that does not answer fails, with the remedy', async () => {
  const lines = await linesOf({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' });
  expect(lines).toContainEqual(
    expect.stringMatching(/^failure +database +DATABASE_URL: nothing answers at 127\.0\.0\.1:1/),
  );
});

test('7.27 a data folder that a server has open is left alone', async () => {
  const unlock = lockDataDir(dataDir);
  expect(await linesOf({})).toContainEqual(expect.stringMatching(/^ok +database +a running/));
  unlock();
});

test('7.27 the mail server is greeted, and sent nothing', async () => {
  const sink = await startMailSink();
  const MAIL_FROM = 'book@acme.test';
  expect(await linesOf({ SMTP_URL: sink.url, MAIL_FROM })).toContainEqual(
    expect.stringMatching(/^ok +mail +127/),
  );
  expect(await linesOf({ SMTP_URL: sink.url, MAIL_FROM })).toContainEqual(
    expect.stringMatching(/^warning +spf +acme\.test /),
  );
  expect(sink.mails).toEqual([]);
  await sink.stop();
  expect(await linesOf({ SMTP_URL: sink.url, MAIL_FROM })).toContainEqual(
    expect.stringMatching(/^failure +mail +SMTP_URL: .*ECONNREFUSED/),
  );
});

test('22. without a relay it says who will not meet in rooms, and with one nothing of it', async () => {
  const bare = await linesOf({});
  expect(bare).toContainEqual(
    expect.stringMatching(
      /^warning +rooms +TURN_URL is not set: .*will not see and hear each other$/,
    ),
  );
  const relay = {
    TURN_URL: 'turn:relay.test:3478',
    TURN_SECRET: 'what the relay has as its secret',
  };
  const lines = await linesOf(relay);
  expect(lines.filter((line) => / rooms /.test(line))).toEqual([
    expect.stringMatching(/^ok +rooms +a relay is set: turn:relay\.test:3478/),
  ]);
});

const unreadable = {
  ...{ company: 'acme', host: 'Ada Lovelace', provider: 'caldav' },
  since: new Date('2030-01-07T06:00:00Z'),
};

test('21. a calendar that cannot be read is told with its host, and since when', () => {
  expect(toLine(judgeCalendars([unreadable, unreadable]))).toMatch(
    /Ada Lovelace of acme \(caldav, since 2030-01-07T06:00:00.000Z\) and 1 more/,
  );
});

test.each([
  [judgeDisk(100, '.data'), 'failure'],
  [judgeDisk(500, '.data'), 'warning'],
  [judgeDisk(5000, '.data'), 'ok'],
  [judgeClock(0, 4_000), 'ok'],
  [judgeClock(0, 60_000), 'failure'],
  [judgeQueues([]), 'ok'],
  [judgeQueues([{ queue: 'mail', dueJobs: 3, lagSeconds: 90 }]), 'warning'],
  [judgeQueues([{ queue: 'mail', dueJobs: 3, lagSeconds: 9000 }]), 'failure'],
  [judgeReplica('a', { isStandby: true, lagSeconds: 0 }, true), 'ok'],
  [judgeReplica('a', { isStandby: true, lagSeconds: 9 }, true), 'warning'],
  [judgeReplica('a', { isStandby: true, lagSeconds: null }, true), 'warning'],
  [judgeReplica('a', { isStandby: true, lagSeconds: 0 }, false), 'warning'],
  [judgeCalendars([]), 'ok'],
  [judgeZones('2025c', undefined), 'ok'],
  [judgeZones('2025c', '2025c'), 'ok'],
  [judgeZones('2025c', '2026a'), 'warning'],
  [judgeCalendars([unreadable]), 'warning'],
  [judgeProxy(readConfig({ PUBLIC_URL: 'https://book.test' })), 'warning'],
  [judgeProxy(readConfig({ PUBLIC_URL: 'https://book.test', TRUSTED_PROXIES: '1' })), 'ok'],
  [judgeProxy(readConfig({})), 'ok'],
  [judgeProxy(readConfig({ TRUSTED_PROXIES: '1' })), 'warning'],
  [judgePublicUrl(readConfig({ NODE_ENV: 'production' })), 'failure'],
  [judgePublicUrl(readConfig({ PUBLIC_URL: 'http://book.test' })), 'warning'],
  [judgePublicUrl(readConfig({ PUBLIC_URL: 'https://book.test' })), undefined],
])('7.27 %j', (finding, verdict) => {
  expect(finding?.verdict).toBe(verdict);
});

test('20.3 what is sealed with a secret before this one is told, and what nothing opens fails', () => {
  const lines = [
    { now: 3, before: 0, unopened: [] },
    { now: 1, before: 2, unopened: [] },
    { now: 1, before: 0, unopened: ['auth_two_factor.secret/ada'] as const },
  ].map((count) => toLine(judgeSeals(count)));
  expect(lines[0]).toMatch(/^ok /);
  expect(lines[1]).toMatch(/^warning .*2 of them.*npm run reseal$/);
  expect(lines[2]).toMatch(/^failure .*1 of them.*SECRET_PREVIOUS$/);
});
