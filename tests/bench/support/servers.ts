import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project, type StartedProcess, startProcess } from './start-process.ts';

/** What `npm start` gives Node, its flags included. */
export function startParameters(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const parameters = /\bnode (.*?server\/cli\/start\.ts)/.exec(scripts.start)?.[1];
  if (!parameters) throw new Error(`No server in the start script: ${scripts.start}`);
  return parameters.split(' ');
}

export const SECRET = 'a secret for nothing but benches';

/** The real server on a database, as it would run in production, without its request log. */
export function startServer(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> {
  return startProcess([...startParameters(), '--no-build'], {
    DATABASE_URL: databaseUrl,
    SECRET,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...environment,
  });
}

export function startBareServer(databaseUrl: string): Promise<StartedProcess> {
  return startProcess(['tests/bench/support/bare-server.ts'], { DATABASE_URL: databaseUrl });
}

interface Stoppable {
  stop(): Promise<void>;
}

/** Uses what was started, and stops it, the latest first, also when the use fails. */
export async function using<T>(
  use: (keep: <S extends Stoppable>(started: S | Promise<S>) => Promise<S>) => Promise<T>,
): Promise<T> {
  const kept: Stoppable[] = [];
  try {
    return await use(async (started) => {
      const one = await started;
      kept.unshift(one);
      return one;
    });
  } finally {
    for (const one of kept) await one.stop();
  }
}
