import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

/** An account of a calendar server. */
export interface RadicaleAccount {
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
}

/** A calendar server and its first account. */
export interface RunningRadicale extends RadicaleAccount {
  /** Another account, for a story of its own: the server runs, whatever the one before has done to it. */
  openAccount(): Promise<RadicaleAccount>;
  stop(): Promise<void>;
}

export const findRadicale = () => findProgram('radicale');

const PASSWORD = 'correct horse battery staple';

/** A real Radicale, on a free port and in a folder of its own. */
export async function runRadicale(): Promise<RunningRadicale> {
  const radicale = findRadicale();
  if (!radicale) throw new Error('This test needs Radicale: "apt-get install radicale".');
  const folder = await mkdtemp(join(tmpdir(), 'kalends-radicale-'));
  const port = await freePort();
  const configuration = join(folder, 'config');
  await writeFile(configuration, toConfiguration(folder, port));
  const passwords = new Map<string, string>();
  const setPassword = async (username: string, password: string) => {
    passwords.set(username, password);
    const lines = [...passwords].map((login) => `${login.join(':')}\n`);
    await writeFile(join(folder, 'users'), lines.join(''));
  };
  await setPassword('ada', PASSWORD);
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
  const isRunning = () => running.exitCode === null && running.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  };
  const accountOf = (username: string): RadicaleAccount => ({
    url: `http://127.0.0.1:${port}`,
    username,
    password: () => passwords.get(username) ?? '',
    changePassword: (password) => setPassword(username, password),
    freeze: () => void running.kill('SIGSTOP'),
    thaw: () => void running.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      running = await start();
    },
  });
  return {
    ...accountOf('ada'),
    async openAccount() {
      if (isRunning()) running.kill('SIGCONT');
      else running = await start();
      const username = `ada${passwords.size + 1}`;
      await setPassword(username, PASSWORD);
      return accountOf(username);
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
