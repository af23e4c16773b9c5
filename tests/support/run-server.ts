import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askDatabaseService } from './ask-database-service.ts';

export interface RunningServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly password: string;
  readonly dataDir: string;
  /** All that it has printed. */
  output(): string;
  /** Tells it to stop, waits, and says with which code it went; throws when it had to be killed. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number>;
  /** Ends it as a power failure would; its data folder stays. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly arguments?: readonly string[];
  /** An empty one is where a server begins from nothing; without it, tables are there already. */
  readonly dataDir?: string;
  /** What is run in place of `npm start`, and is spoken with: `process.send`. */
  readonly script?: string;
}

interface LaunchedServer {
  readonly server: RunningServer;
  readonly child: ChildProcess;
}

export const project = fileURLToPath(new URL('../..', import.meta.url));
export const demoPassword = 'correct horse battery staple';
const patienceMs = 100_000;

/** Starts the real server on a free port, with the demo workspace in a database of its own. */
export async function runServer(options: ServerOptions = {}): Promise<RunningServer> {
  return (await launchServer(options)).server;
}

/** The same, with the process itself. */
export async function launchServer(options: ServerOptions): Promise<LaunchedServer> {
  const dataDir = options.dataDir ?? (await makeDataDir(options.environment));
  const child = spawn(
    process.execPath,
    [
      join(project, options.script ?? 'server/cli/start.ts'),
      ...(options.arguments ?? ['--no-build']),
    ],
    {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe', ...(options.script ? (['ipc'] as const) : [])],
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        DEMO: 'on',
        DEMO_PASSWORD: demoPassword,
        RATE_LIMITS: 'off',
        ...options.environment,
      },
    },
  );
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = once(child, 'exit');

  async function stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number> {
    child.kill(signal);
    const exitCode = await exitOf(child, exited);
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    if (exitCode === undefined) throw new Error(`The server did not stop:\n${output}`);
    return exitCode;
  }

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await exited;
  }

  try {
    const url = await readyUrl(child, () => output);
    const said = { url, password: demoPassword, dataDir, output: () => output };
    return { server: { ...said, stop, kill }, child };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** To make a database from nothing takes the embedded PostgreSQL seconds; a copy of one is there at once. */
async function makeDataDir({ DATABASE_URL }: ServerOptions['environment'] = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kalends-data-'));
  if (DATABASE_URL === undefined) {
    await cp(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
  }
  return dataDir;
}

function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output()}`));
    const timer = setTimeout(() => fail('The server did not get ready:'), patienceMs);
    const look = () => {
      const url = /Kalends is ready on (http:\/\/\S+)/.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url.replace(/\/$/, ''));
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('The server ended before it was ready:');
    });
  });
}

async function exitOf(
  child: ChildProcess,
  exited: Promise<unknown[]>,
): Promise<number | undefined> {
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exited;
  clearTimeout(timer);
  return child.exitCode ?? undefined;
}
