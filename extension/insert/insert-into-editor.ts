import { toHtml } from '#shared/clipboard/to-html.ts';
import { linksOf, toShownText, type Writing } from '#shared/domain/rich-text.ts';
import { settleCaret } from './caret.ts';
import { findEditor } from './editors/editors.ts';
import { offer, type Place } from './offer.ts';
import { type PageOutcome, refuse } from './outcome.ts';
import {
  gainsLinks,
  hasGained,
  hasGainedLines,
  keepsLinks,
  look,
  readText,
  type Sight,
  waitUntil,
} from './sight.ts';
import { stepOutOfLink } from './step-out-of-link.ts';
import { takeBack } from './take-back.ts';

/** An undo that is not seen after this long has not happened. */
const UNDO_PATIENCE_MS = 400;

/**
 * Rich text where it arrives as that, else plain. An editor without links would leave the words and
 * drop the addresses, one without lines would run them together: there the rich text is taken back, and
 * plain text says them. What a page has taken and is not seen is never offered again.
 */
export async function insertIntoEditor(host: HTMLElement, writing: Writing): Promise<PageOutcome> {
  const { rich, plain } = writing;
  settleCaret(host);
  const { editor, root, shown } = findEditor(host);
  const place = { root, shown, means: editor.means };
  const before = look(shown);
  if (!isPlainOnly(root)) {
    const html = toHtml(rich, editor.paragraph);
    const isThere = seesGain(place, [toShownText(rich), plain]);
    const reply = await offer(place, { html, plain }, isThere);
    if (reply === 'taken') return refuse('unseen');
    if (reply === 'shown') {
      const as = judge(before, look(shown), writing);
      if (as === 'rich' && editor.staysInLink) stepOutOfLink(root);
      if (as) return { kind: 'inserted', as };
      if (!(await isTakenBack(place, before))) return refuse('unseen');
    }
  }
  const reply = await offer(place, { plain }, seesGain(place, [plain]));
  if (reply === 'refused') return refuse('not-taken');
  const isWhole = reply === 'shown' && hasGainedLines(before, look(shown), plain);
  return isWhole ? { kind: 'inserted', as: 'plain' } : refuse('unseen');
}

/** Whether one of `texts` comes to where it is seen. */
function seesGain({ shown }: Place, texts: readonly string[]): () => boolean {
  const before = readText(shown);
  return () => {
    const after = readText(shown);
    return texts.some((text) => hasGained(before, after, text));
  };
}

/** As what a text has arrived; undefined where its links or its lines got lost. */
function judge(
  before: Sight,
  after: Sight,
  { rich, plain }: Writing,
): 'rich' | 'plain' | undefined {
  const links = linksOf(rich);
  const texts = [toShownText(rich), plain];
  if (!texts.some((text) => hasGainedLines(before, after, text))) return undefined;
  if (gainsLinks(before, after, links)) return 'rich';
  return keepsLinks(before, after, links) ? 'plain' : undefined;
}

async function isTakenBack({ root, shown }: Place, before: Sight): Promise<boolean> {
  takeBack(root);
  return await waitUntil(shown, () => readText(shown) === before.text, UNDO_PATIENCE_MS);
}

function isPlainOnly(root: HTMLElement): boolean {
  return root.contentEditable === 'plaintext-only';
}
