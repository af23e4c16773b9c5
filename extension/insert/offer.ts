import type { Means, Payload } from './means.ts';
import { waitUntil } from './sight.ts';

/** A page that has taken a text and does not show it after this long shows it later, or never. */
const PATIENCE_MS = 1_500;

export interface Place {
  /** What the editor listens on. */
  readonly root: HTMLElement;
  /** Where it shows what it holds. */
  readonly shown: HTMLElement;
  /** Tried in this order until one is taken. */
  readonly means: readonly Means[];
}

/** `taken` says that the page has the text, and that it is not to be seen: nobody may offer it again. */
type Reply = 'shown' | 'taken' | 'refused';

/** Offers a text by one means after the other, until the first of them is taken. */
export async function offer(
  { root, shown, means }: Place,
  payload: Payload,
  isThere: () => boolean,
): Promise<Reply> {
  for (const mean of means) {
    if (mean(root, payload)) {
      return (await waitUntil(shown, isThere, PATIENCE_MS)) ? 'shown' : 'taken';
    }
    if (isThere()) return 'shown';
  }
  return 'refused';
}
