import { pino } from 'pino';
import type { Config } from './config.ts';

/** Structured log lines: one JSON object a line, on standard error, so that standard output stays for people. */
export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'child'>;

export function createLog(level: Config['logLevel']): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['*.secret', '*.password', '*.token'], censor: '[redacted]' },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
