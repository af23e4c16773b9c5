import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

/** A calendar server with one account. */
export interface RunningRadicale {
  /** Without a trailing slash. */
  readonly url: string;
  readonly username: string;
  /** What lets one in now. */
  password(): string;
  changePassword(password: string): Promise<void>;
  /** Has it say nothing, and go on. */
  freeze(): void;
  thaw(): void;
  /** Ends it at once, whatever it does. */
  kill(): Promise<void>;
  /** Starts it again in the same folder and on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const findRadicale = () => findProgram('radicale');

const USERNAME = 'ada';

/** A real Radicale, on a free port and in a folder of its own. */
export async function runRadicale(): Promise<RunningRadicale> {
  const radicale = findRadicale();
  if (!radicale) throw new Error('This test needs Radicale: "apt-get install radicale".');
  const folder = await mkdtemp(join(tmpdir(), 'kalends-radicale-'));
  const port = await freePort();
  const configuration = join(folder, 'config');
  await writeFile(configuration, toConfiguration(folder, port));
  let password = '';
  const changePassword = async (next: string) => {
    password = next;
    await writeFile(join(folder, 'users'), `${USERNAME}:${next}\n`);
  };
  await changePassword('correct horse battery staple');
  const start = async () => {
    const child = spawn(radicale, ['--config', configuration], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // A run that breaks down leaves nothing behind that goes on.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    await untilListening(child);
    return child;
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    username: USERNAME,
    password: () => password,
    changePassword,
    freeze: () => void running.kill('SIGSTOP'),
    thaw: () => void running.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      running = await start();
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function toConfiguration(folder: string, port: number): string {
  return `
[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${folder}/users
htpasswd_encryption = plain
delay = 0
[rights]
type = owner_only
[storage]
filesystem_folder = ${folder}/collections
[web]
type = none
[logging]
level = info
`;
}

/** It says on its error output when it is ready; all it says before is the reason why not. */
function untilListening(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      // What it says of requests later is read, so that it can go on, and not kept.
      if (said.length < 20_000) said += chunk.toString();
      if (said.includes('Radicale server ready')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Radicale ended instead of listening:\n${said}`)));
  });
}
