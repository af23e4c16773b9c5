import type { Means } from '../means.ts';
import type { ParagraphName } from '../to-html.ts';

/** How one family of editors is known and given a text. */
export interface Editor {
  /** Fits the element that the editor listens on; the caret is within it. */
  readonly selector: string;
  /** Tried in this order until the text is there. */
  readonly means: readonly Means[];
  /** What the editor makes a line of. */
  readonly paragraph: ParagraphName;
}
