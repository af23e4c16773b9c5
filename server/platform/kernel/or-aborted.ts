/**
 * What `work` comes to, or why nobody waits for it any longer, whichever is first. It is not begun where
 * nobody waits.
 */
export async function orAborted<Value>(
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const giveUp = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
