import type { ParagraphName } from '#shared/clipboard/to-html.ts';
import type { Means } from '../means.ts';

/** How one family of editors is known and given a text. */
export interface Editor {
  /** Fits the element that the editor listens on; the caret is within it. */
  readonly selector: string;
  /** Tried in this order until the text is there. */
  readonly means: readonly Means[];
  /** What the editor makes a line of. */
  readonly paragraph: ParagraphName;
}
