import { constants } from 'node:os';
import { errorText } from '#server/platform/kernel/describe-error.ts';

/** One Ctrl+C may arrive twice: from the terminal, and again from npm. */
const sameSignalMs = 500;

interface Stopping {
  readonly sinceMs: number;
}

/**
 * Calls `stop` on the first SIGTERM or SIGINT and ends with exit code 0 when it is done, 1 when it
 * fails. Whoever signals again does not want to wait: the process ends at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Stopping | undefined;
  const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
    if (!stopping) {
      stopping = { sinceMs: performance.now() };
      void end(stop);
    } else if (performance.now() - stopping.sinceMs > sameSignalMs) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function end(stop: () => Promise<void>): Promise<void> {
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    console.error(errorText(error));
    process.exit(1);
  }
}
