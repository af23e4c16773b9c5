import { sqlStateOf } from '#server/platform/db/sql-state.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** The exclusion constraint gave the time to somebody else while we were deciding. */
export class LostRace extends Error {}

/** A lost race is visible to the next decision, so more attempts than free hosts are never needed. */
const MAX_ATTEMPTS = 20;

/** The same, said by the database where nobody waited for the answer: see `all_or_lost`. */
const LOST_RACE = 'KL001';

export function isLostRace(error: unknown): boolean {
  return error instanceof LostRace || sqlStateOf(error) === LOST_RACE;
}

/**
 * Runs `attempt`, a whole transaction, until it does not lose a race any more: it finds another host,
 * the seat of a group, or refuses.
 * @throws Refusal `slot-no-longer-available` when it has lost too often.
 */
export async function tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
  for (let made = 0; made < MAX_ATTEMPTS; made += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLostRace(error)) throw error;
    }
  }
  return refuse('slot-no-longer-available', 'This time is no longer available');
}
