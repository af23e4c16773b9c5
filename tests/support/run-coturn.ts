import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

export interface RunningCoturn {
  /** As `TURN_URL` and `TURN_SECRET` say it. */
  readonly url: string;
  readonly secret: string;
  /** Under which names it has relayed so far: `1893456000:ada`, until when and whose. */
  users(): ReadonlySet<string>;
  stop(): Promise<void>;
}

export const findCoturn = () => findProgram('turnserver');

const SECRET = 'what the relay of a story signs with';

/** A real relay of our own, beside the system's if there is one: its port, files and secret are of this run. */
export async function runCoturn(): Promise<RunningCoturn> {
  const coturn = findCoturn();
  if (!coturn) throw new Error('This test needs coturn: "apt-get install coturn".');
  const folder = await mkdtemp(join(tmpdir(), 'kalends-coturn-'));
  const port = await freePort();
  const child = spawn(coturn, toParameters(folder, port), { stdio: ['ignore', 'pipe', 'ignore'] });
  // A run that breaks down leaves nothing behind that goes on.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit');
  const users = new Set<string>();
  createInterface(child.stdout).on('line', (line) => {
    const [, user] = / new, .*username=<([^>]*)>/.exec(line) ?? [];
    if (user !== undefined) users.add(user);
  });
  const stop = async () => {
    process.off('exit', end);
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `turn:127.0.0.1:${port}`, secret: SECRET, users: () => users, stop };
}

function toParameters(folder: string, port: number): string[] {
  return [
    // Without the system's configuration.
    '-n',
    ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`],
    ...['--realm=kalends.test', '--use-auth-secret', `--static-auth-secret=${SECRET}`],
    // Whom it relays to are relays on this machine too. It does so only without its remote console.
    ...['--allow-loopback-peers', '--no-cli', '--no-tls', '--no-dtls'],
    // It names whom it relays for only where it says all.
    ...['--log-file=stdout', '--simple-log', '--verbose'],
    ...[`--userdb=${join(folder, 'users')}`, `--pidfile=${join(folder, 'pid')}`],
  ];
}

/** It says when all of it is ready; all it says before is the reason why not. */
function untilListening(child: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString();
      if (said.includes('SQLite DB connection success')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`coturn ended instead of listening:\n${said}`)));
  });
}
