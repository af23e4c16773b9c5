import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { mayAnswerLater, reasonOf } from './unavailable.ts';

export interface Patience {
  /** How long it may take to start. */
  readonly patienceMs: number;
  readonly everyMs: number;
  /** Hears once that there is something to wait for. */
  readonly say: (line: string) => void;
}

const usual: Patience = { patienceMs: 60_000, everyMs: 500, say: (line) => console.error(line) };

/**
 * Waits for a database that starts later than this process, as it may after a power failure.
 * @throws what it answers last when it did not start in time; at once what waiting does not change.
 */
export async function waitForDatabase(
  db: Pick<Database, 'query'>,
  { patienceMs, everyMs, say }: Patience = usual,
): Promise<void> {
  const endMs = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    const error = await failureOf(db);
    if (error === undefined) return;
    if (!mayAnswerLater(error) || performance.now() >= endMs) throw error;
    if (tries === 1) say(`Waiting for the database (${reasonOf(error)}) …`);
    await sleep(everyMs);
  }
}

function failureOf(db: Pick<Database, 'query'>): Promise<unknown> {
  return db.query({ text: 'select 1' }).then(
    () => undefined,
    (error: unknown) => error,
  );
}
