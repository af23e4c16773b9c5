import type { SentWatch } from '#shared/api/sent-watch.ts';

/** So long nothing may leave of what is being sent. */
export const STALLED_MS = 20_000;
/** So long a server may work on what it has, its turn among others included. */
export const UNANSWERED_MS = 60_000;
/** So long a line may be silent once the browser says that it is gone; one to this device may go on. */
export const OFFLINE_MS = 3_000;

interface Patience {
  readonly onSent: (share: number) => void;
  /** Tells `offline`. */
  readonly line: EventTarget;
}

/**
 * Sends until there is an answer, or until the line has been silent for too long: then it is called off.
 * @throws DOMException `TimeoutError` where it was called off, and whatever sending throws
 */
export async function sendPatiently<Reply>(
  send: (watch: Required<SentWatch>) => Promise<Reply>,
  { onSent, line }: Patience,
): Promise<Reply> {
  const silence = new AbortController();
  const { signal } = silence;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    const give = () => silence.abort(new DOMException('Nothing has moved', 'TimeoutError'));
    timer = setTimeout(give, ms);
  };
  let sent = -1;
  const onMoved = (share: number) => {
    if (share <= sent) return;
    sent = share;
    wait(share < 1 ? STALLED_MS : UNANSWERED_MS);
    onSent(share);
  };
  const onOffline = () => wait(OFFLINE_MS);
  line.addEventListener('offline', onOffline);
  wait(UNANSWERED_MS);
  const silent = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    return await Promise.race([send({ signal, onSent: onMoved }), silent]);
  } finally {
    clearTimeout(timer);
    line.removeEventListener('offline', onOffline);
  }
}
