import { type StartedProcess, startProcess } from './start-process.ts';

/** The real server on a database, as it would run in production, without its request log. */
export function startServer(databaseUrl: string): Promise<StartedProcess> {
  return startProcess(
    'server/start.ts',
    {
      DATABASE_URL: databaseUrl,
      SECRET: 'a secret for nothing but benches',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    ['--no-build'],
  );
}

export function startBareServer(databaseUrl: string): Promise<StartedProcess> {
  return startProcess('tests/bench/support/bare-server.ts', { DATABASE_URL: databaseUrl });
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
