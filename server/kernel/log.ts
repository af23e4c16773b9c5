import { pino } from 'pino';

/** Structured log lines: one JSON object a line, on standard error, so that standard output stays for people. */
export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'child'>;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export function createLog(level: LogLevel): Log {
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
