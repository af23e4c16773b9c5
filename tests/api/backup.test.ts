import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { askDatabaseService } from '#tests/support/ask-database-service.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { project, type RunningServer, runServer } from '#tests/support/run-server.ts';
import { aVisitorsRequest, visitServer } from '#tests/support/server-visitor.ts';

/** Several real servers on a busy machine. */
const SERVERS_MS = 240_000;
/** The demo comes back with the rest, or there is none. */
const NO_DEMO = { DEMO: 'off' } as const;
const SECRET = 'a secret that a backup is restored with';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kalends-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Environment = Readonly<Record<string, string>>;

/** `npm run <command> -- <file>`; rejects with what it said when it fails. */
async function run(command: 'backup' | 'restore', file: string, environment: Environment) {
  const script = join(project, `server/cli/${command}.ts`);
  const env = { ...process.env, ...environment };
  return promisify(execFile)(process.execPath, [script, file], { cwd: project, env });
}

async function book(server: RunningServer) {
  const visitor = visitServer(server.url);
  const meetingTypeId = await visitor.findMeetingType('intro');
  const [start = ''] = await visitor.findStarts(meetingTypeId);
  const body = aVisitorsRequest(1, { meetingTypeId, start });
  const { data } = await visitor.client.POST('/booking', { body });
  if (!data || !('appointmentId' in data)) throw new Error('The visitor was not booked.');
  return data;
}

/** The visitor's link, as their mail has it, still leads to the appointment. */
async function expectBooked(server: RunningServer, booked: Awaited<ReturnType<typeof book>>) {
  const { data } = await visitServer(server.url).client.GET('/appointment/{appointmentId}', {
    params: { path: { appointmentId: booked.appointmentId }, query: { secret: booked.secret } },
  });
  expect(data?.state).toBe('booked');
}

test('7.28 a backup of the embedded database, restored into an empty folder, has the booking', {
  timeout: SERVERS_MS,
}, async () => {
  const [dataDir, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')];
  const file = join(folder, 'kalends.tar.gz');
  await cp(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
  const server = await runServer({ dataDir });
  onTestFinished(() => server.kill());
  const booked = await book(server);
  await expect(run('backup', file, { DATA_DIR: dataDir })).rejects.toThrow(
    'Another Kalends is using',
  );
  await server.stop();

  await run('backup', file, { DATA_DIR: dataDir });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(run('backup', file, { DATA_DIR: dataDir })).rejects.toThrow('is there already');
  await expect(run('restore', file, { DATA_DIR: dataDir })).rejects.toThrow('is there already');
  await run('restore', file, { DATA_DIR: elsewhere });
  expect(await readFile(join(elsewhere, 'secret'), 'utf8')).toBe(
    await readFile(join(dataDir, 'secret'), 'utf8'),
  );
  const restored = await runServer({ dataDir: elsewhere, environment: NO_DEMO });
  onTestFinished(() => restored.kill());
  await expectBooked(restored, booked);
  await restored.stop();
});

test('19.9 a backup that is cut off, or none, restores nothing and leaves nothing behind', {
  timeout: SERVERS_MS,
}, async () => {
  const [dataDir, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')];
  const whole = join(folder, 'kalends.tar.gz');
  await cp(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
  await run('backup', whole, { DATA_DIR: dataDir });
  const bytes = await readFile(whole);
  const spoilt = {
    'in the middle': bytes.subarray(0, Math.floor(bytes.length / 2)),
    'at its last byte': bytes.subarray(0, -1),
    'to nothing': bytes.subarray(0, 0),
    'for another file': Buffer.from('This is a letter.'),
  };
  const file = join(folder, 'spoilt.tar.gz');
  for (const [how, left] of Object.entries(spoilt)) {
    await writeFile(file, left);
    const failed = await run('restore', file, { DATA_DIR: elsewhere }).catch((error) => error);
    expect([how, failed.code, failed.stdout]).toEqual([how, 1, '']);
    expect(failed.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^DATA_DIR: .*spoilt/),
    ]);
    expect(await readdir(folder)).not.toContain('elsewhere');
  }
  await mkdir(elsewhere);
  await expect(run('restore', file, { DATA_DIR: elsewhere })).rejects.toThrow('DATA_DIR');
  expect(await readdir(elsewhere)).toEqual([]);
  await run('restore', whole, { DATA_DIR: elsewhere });
  expect(await readdir(elsewhere)).toEqual(expect.arrayContaining(['database']));
});

test('7.28 a dump of a PostgreSQL that is in use, restored into an empty database, has the booking', {
  timeout: SERVERS_MS,
}, async () => {
  const [bin] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  if (!bin) throw new Error('This test needs PostgreSQL: "apt-get install postgresql".');
  const postgres = await startPostgres(bin);
  onTestFinished(() => postgres.stop());
  const environmentOf = (database: string) => ({
    SECRET,
    DATABASE_URL: postgres.urlOf(database),
    PATH: `${bin}${delimiter}${process.env.PATH}`,
  });
  const file = join(folder, 'kalends.dump');
  const server = await runServer({ environment: environmentOf('postgres') });
  onTestFinished(() => server.kill());
  const booked = await book(server);
  await run('backup', file, environmentOf('postgres'));
  // 19.9: what all companies know is its owner's to read.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(run('restore', file, environmentOf('postgres'))).rejects.toThrow(
    'holds tables already',
  );
  await server.stop();

  await run('restore', file, environmentOf('template1'));
  const environment = { ...environmentOf('template1'), ...NO_DEMO };
  const restored = await runServer({ environment });
  onTestFinished(() => restored.kill());
  await expectBooked(restored, booked);
  await restored.stop();
});
