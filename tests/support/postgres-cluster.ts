import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram } from './find-program.ts';
import {
  findFreePort,
  initDatabase,
  nobody,
  ownFolder,
  type PostgresServer,
  runPostgres,
  SUPERUSER,
} from './postgres.ts';

/** A primary, a hot standby that streams from it, and a PgBouncer in front of the primary. */
export interface PostgresCluster {
  readonly primary: PostgresServer;
  /** The primary through PgBouncer, which pools by transaction and lets no setting through. */
  pooledUrlOf(database: string): string;
  standbyUrlOf(database: string): string;
  stopStandby(): Promise<void>;
  /** On the port and the data that it had. */
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** Of the system's own PostgreSQL: the one in the npm package cannot be copied while it runs. */
export async function startCluster(): Promise<PostgresCluster> {
  const bin = findPostgres();
  const pgBouncer = findProgram('pgbouncer');
  if (!bin || !pgBouncer) {
    throw new Error(
      'Replicas are tested with PostgreSQL and PgBouncer: apt-get install postgresql pgbouncer',
    );
  }
  const folder = fs.mkdtempSync(join(tmpdir(), 'kalends-cluster-'));
  ownFolder(folder);
  const data = join(folder, 'primary');
  initDatabase(bin, data);
  const primary = await runPostgres({ bin, data });
  const standbyData = join(folder, 'standby');
  const copy = ['-D', standbyData, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
  execFileSync(
    join(bin, 'pg_basebackup'),
    [...copy, '-h', '127.0.0.1', '-p', String(primary.port), '-U', SUPERUSER],
    { ...nobody, stdio: 'pipe', cwd: folder },
  );
  let standby = await runPostgres({ bin, data: standbyData });
  const pooler = await startPgBouncer(pgBouncer, folder, primary.port);
  const { port } = standby;
  return {
    primary,
    pooledUrlOf: (database) => `postgres://${SUPERUSER}@127.0.0.1:${pooler.port}/${database}`,
    standbyUrlOf: (database) => standby.urlOf(database),
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await runPostgres({ bin, data: standbyData, port });
    },
    async stop() {
      await pooler.stop();
      await standby.stop();
      await primary.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian keeps what only a server's own user runs out of the path. */
function findPostgres(): string | undefined {
  const found = findProgram('pg_basebackup');
  const debian = fs.globSync('/usr/lib/postgresql/*/bin/pg_basebackup').toSorted().at(-1);
  const program = debian ?? (found && fs.realpathSync(found));
  return program && dirname(program);
}

async function startPgBouncer(program: string, folder: string, primaryPort: number) {
  const port = await findFreePort();
  fs.writeFileSync(join(folder, 'users.txt'), `"${SUPERUSER}" ""\n`);
  fs.writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${primaryPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
`,
  );
  const pooler = spawn(program, [join(folder, 'pgbouncer.ini')], { ...nobody, stdio: 'ignore' });
  const killWithUs = () => pooler.kill('SIGKILL');
  process.once('exit', killWithUs);
  await untilListening(port);
  return {
    port,
    async stop() {
      process.off('exit', killWithUs);
      const ended = once(pooler, 'exit');
      pooler.kill('SIGINT');
      pooler.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const isThere = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await isThere())) await new Promise(setImmediate);
}
