/** Does something again and again, never twice at once; answers with what ends it, and waits for what is under way. */
export function every(
  ms: number,
  act: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = act()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, ms);
  return () => {
    clearInterval(timer);
    return running;
  };
}
