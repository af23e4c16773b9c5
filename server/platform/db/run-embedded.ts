import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable, isOutage } from './unavailable.ts';

/** What is used of PGlite. */
export type Embedded = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

interface Running {
  readonly pglite: PGlite;
  /** Why it has stopped, which it does for good. */
  readonly stopped: () => unknown;
}

/**
 * The embedded PostgreSQL, kept running on a disk that fills. PostgreSQL stops when its log cannot be
 * written, and this one has nobody who would start it again. So while there is no room it takes nothing
 * new, and reads go on; and where the last room went in the midst of a statement, and it has stopped
 * all the same, it is opened anew once there is some.
 */
export async function runEmbedded(
  open: () => Promise<PGlite>,
  hasRoom: () => boolean,
): Promise<Embedded> {
  let running = watch(await open());
  let isReadOnly = false;
  let reopening: Promise<void> | undefined;

  async function reopen(): Promise<void> {
    try {
      running = watch(await open());
    } catch (error) {
      // Whatever it says: it was running before, and is once there is room.
      throw new DatabaseUnavailable(error);
    }
    isReadOnly = false;
  }
  async function current(): Promise<PGlite> {
    const isFull = !hasRoom();
    const stopped = running.stopped();
    if (stopped !== undefined) {
      if (isFull) throw stopped;
      reopening ??= reopen().finally(() => {
        reopening = undefined;
      });
      await reopening;
    }
    if (isFull !== isReadOnly) {
      isReadOnly = isFull;
      // What comes meanwhile waits behind it: there is one session.
      await running.pglite.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    }
    return running.pglite;
  }
  const whileAvailable = async <T>(use: (pglite: PGlite) => Promise<T>): Promise<T> => {
    try {
      return await use(await current());
    } catch (error) {
      throw isOutage(error) || hasStopped(error) ? new DatabaseUnavailable(error) : error;
    }
  };
  return {
    query: (...given) => whileAvailable((pglite) => pglite.query(...given)),
    exec: (...given) => whileAvailable((pglite) => pglite.exec(...given)),
    transaction: (work) => whileAvailable((pglite) => pglite.transaction(work)),
    async close() {
      // One that has stopped is not spoken to again: it never answers.
      if (running.stopped() === undefined) await running.pglite.close();
    },
  };
}

/** A PostgreSQL that has stopped would be asked in an endless loop: from then on it is left alone. */
function watch(pglite: PGlite): Running {
  let stopped: unknown;
  const guard =
    <Given extends unknown[], T>(ask: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (stopped !== undefined) throw stopped;
      try {
        return await ask.apply(pglite, given);
      } catch (error) {
        if (hasStopped(error)) stopped = error;
        throw error;
      }
    };
  pglite.execProtocol = guard(pglite.execProtocol);
  pglite.execProtocolStream = guard(pglite.execProtocolStream);
  return { pglite, stopped: () => stopped };
}

/** It stops with a word while it runs, and without one while it starts. */
function hasStopped(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error) || !('severity' in error)) return false;
  return error.severity === 'PANIC' || error.severity === 'FATAL';
}
