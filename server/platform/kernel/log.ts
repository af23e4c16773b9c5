import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Structured log lines: one JSON object a line, on standard error, so that standard output stays for people. */
export type Log = Pick<
  ReturnType<typeof pino>,
  'info' | 'warn' | 'error' | 'debug' | 'child' | 'isLevelEnabled'
>;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export function createLog(
  level: LogLevel,
  into: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: { paths: ['*.secret', '*.password', '*.token'], censor: '[redacted]' },
    },
    into,
  );
}
