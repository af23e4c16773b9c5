/** Whoever stops a server kills it when it takes longer than a few seconds. */
const LONGEST_STOP_MS = 5_000;

/**
 * Does all that stopping takes.
 * @throws when it takes too long, for instance where the database does not answer: a commit that is
 * cut off was not acknowledged, and a job that is cut off runs again.
 */
export async function stopInTime(stop: () => Promise<void>): Promise<void> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => tooLong.reject(new Error(`Not everything had ended after ${LONGEST_STOP_MS} ms`)),
    LONGEST_STOP_MS,
  );
  try {
    await Promise.race([stop(), tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
}
