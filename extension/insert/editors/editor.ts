import type { ParagraphName } from '#shared/clipboard/to-html.ts';
import type { Means } from '../means.ts';

/** How one family of editors is known and given a text. */
export interface Editor {
  /** Fits the element that the editor listens on; the caret is within it. */
  readonly selector: string;
  /** Fits what shows the text, where that is more than what the editor listens on. */
  readonly shownIn?: string;
  /** Tried in this order until one is taken. */
  readonly means: readonly Means[];
  /** What the editor makes a line of. */
  readonly paragraph: ParagraphName;
  /** The caret is left in a link that ends what was taken, in some browser: it is led out. */
  readonly staysInLink?: true;
}
