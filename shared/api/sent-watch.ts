/** What goes with a call that sends a file, for the one who waits for it. */
export interface SentWatch {
  readonly signal?: AbortSignal;
  /** Told how much of the body has left, from 0 to 1; never where the client cannot say. */
  readonly onSent?: ((share: number) => void) | undefined;
}
