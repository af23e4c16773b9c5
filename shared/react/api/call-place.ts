import { CallEnded } from './call-ended.ts';

/** What changes are begun in and end with: open dialogs and steps with a way back, the innermost last. */
const places = new Set<AbortController>();

/** Opens a place; what it returns closes it, and calls off what was begun there and is still under way. */
export function openCallPlace(): () => void {
  const place = new AbortController();
  places.add(place);
  return () => {
    places.delete(place);
    place.abort();
  };
}

/** Makes a call that ends with the place in which it is begun: then it fails as `CallEnded`. */
export async function callFromHere<Reply>(
  call: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  const { signal } = [...places].at(-1) ?? new AbortController();
  try {
    return await call(signal);
  } catch (error) {
    throw signal.aborted ? new CallEnded() : error;
  }
}
