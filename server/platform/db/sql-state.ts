const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_RERUNS = 3;

/** The five-letter SQLSTATE of a database error, also when it is wrapped; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlStateOf(error.cause);
}

/** Runs `attempt`, and again up to three times when the database sacrificed it to another transaction. */
export async function rerunWhenSacrificed<T>(attempt: () => Promise<T>): Promise<T> {
  for (let reruns = 0; ; reruns++) {
    try {
      return await attempt();
    } catch (error) {
      const state = sqlStateOf(error);
      const isSacrifice = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
      if (!isSacrifice || reruns === MAX_RERUNS) throw error;
    }
  }
}
