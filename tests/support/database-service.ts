import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createMemoryPglite } from '#server/platform/db/create-pglite.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fromPglite } from '#server/platform/db/pglite.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { openBoss, stopBoss } from '#server/platform/jobs/boss.ts';
import { DATABASE_SERVICE } from './ask-database-service.ts';
import { type PostgresServer, startPostgres, TEMPLATE } from './postgres.ts';

/**
 * What test files share, made when the first one asks: a PostgreSQL server and, on either kind, a
 * template with all migrations. Paths: `/postgres` (a URL without database, server started),
 * `/postgres-template` (the same, TEMPLATE is there), `/pglite-empty` and `/pglite-template`
 * (dumps: file names), `/data-dir` (a server's data folder, to be copied).
 */
export async function serveDatabases(): Promise<{ stop(): Promise<void> }> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'kalends-tests-'));
  const postgres = onlyOnce(startPostgres);
  const emptyDump = onlyOnce(async () =>
    dumpPglite(await createMemoryPglite(), folder, 'empty.tar'),
  );
  const templateDump = onlyOnce(async () => {
    const pglite = await createMemoryPglite(await fs.openAsBlob(await emptyDump()));
    await fill(fromPglite(pglite));
    return dumpPglite(pglite, folder, 'template.tar');
  });
  const answers: Record<string, () => Promise<string>> = {
    '/postgres': onlyOnce(async () => (await postgres()).urlOf('')),
    '/postgres-template': onlyOnce(async () => prepareTemplate(await postgres())),
    '/pglite-empty': emptyDump,
    '/pglite-template': templateDump,
    '/data-dir': onlyOnce(async () => unpackDataDir(await templateDump(), join(folder, 'data'))),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? (() => Promise.reject(new Error('No such path')));
    answer().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  process.env[DATABASE_SERVICE] = `http://127.0.0.1:${address.port}`;
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      if (postgres.wasCalled()) await (await postgres()).stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function onlyOnce<T>(make: () => Promise<T>): (() => Promise<T>) & { wasCalled(): boolean } {
  let made: Promise<T> | undefined;
  const get = () => {
    made ??= make();
    return made;
  };
  return Object.assign(get, { wasCalled: () => made !== undefined });
}

async function prepareTemplate(server: PostgresServer): Promise<string> {
  const admin = openPostgres({ databaseUrl: server.urlOf('postgres'), poolSize: 1 });
  await admin.query({ text: `create database ${TEMPLATE}` });
  await admin.close();
  const template = openPostgres({ databaseUrl: server.urlOf(TEMPLATE), poolSize: 2 });
  await fill(template);
  await template.close();
  return server.urlOf('');
}

/** What was made once in memory, laid where a server looks for it. */
function unpackDataDir(dump: string, dataDir: string): string {
  const database = join(dataDir, 'database');
  fs.mkdirSync(database, { recursive: true });
  execFileSync('tar', ['-xf', dump, '-C', database], { stdio: 'pipe' });
  fs.rmSync(join(database, 'postmaster.pid'));
  return dataDir;
}

async function dumpPglite(pglite: PGlite, folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  // So that nothing is left to recover each time.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  fs.writeFileSync(file, await dump.bytes());
  await pglite.close();
  return file;
}

async function fill(db: Database): Promise<void> {
  await db.migrate();
  const onError = (error: Error) => {
    throw error;
  };
  await stopBoss(await openBoss(db, { queues: [], onError }));
}
