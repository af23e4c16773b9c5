import { toHtml } from '#shared/clipboard/to-html.ts';
import { linksOf, toShownText, type Writing } from '#shared/domain/rich-text.ts';
import { settleCaret } from './caret.ts';
import type { Editor } from './editors/editor.ts';
import { findEditor } from './editors/editors.ts';
import type { Payload } from './means.ts';
import { type PageOutcome, refuse } from './outcome.ts';
import { gainsLinks, hasGained, keepsLinks, look, type Sight, waitUntil } from './sight.ts';
import { takeBack } from './take-back.ts';

/** An editor that has taken a text and does not show it after this long has dropped it. */
const PATIENCE_MS = 400;

/**
 * Rich text where it arrives as that, else plain. An editor without links would leave the words and
 * drop the addresses: there the rich text is taken back, and plain text says them.
 */
export async function insertIntoEditor(
  host: HTMLElement,
  { rich, plain }: Writing,
): Promise<PageOutcome> {
  settleCaret(host);
  const { editor, root } = findEditor(host);
  const before = look(root);
  const html = toHtml(rich, editor.paragraph);
  if (
    !isPlainOnly(root) &&
    (await offer(root, editor, { html, plain }, [toShownText(rich), plain]))
  ) {
    const [after, links] = [look(root), linksOf(rich)];
    if (gainsLinks(before, after, links)) return { kind: 'inserted', as: 'rich' };
    if (keepsLinks(before, after, links)) return { kind: 'inserted', as: 'plain' };
    if (!(await isTakenBack(root, before))) return { kind: 'inserted', as: 'rich' };
  }
  const isThere = await offer(root, editor, { plain }, [plain]);
  return isThere ? { kind: 'inserted', as: 'plain' } : refuse('not-taken');
}

/** Whether one of the editor's means has brought one of `texts` to where it is seen. */
async function offer(
  root: HTMLElement,
  { means }: Editor,
  payload: Payload,
  texts: readonly string[],
): Promise<boolean> {
  const before = look(root);
  const isThere = () => {
    const after = look(root);
    return texts.some((text) => hasGained(before, after, text));
  };
  for (const mean of means) {
    if (mean(root, payload) && (await waitUntil(root, isThere, PATIENCE_MS))) return true;
  }
  return isThere();
}

async function isTakenBack(root: HTMLElement, before: Sight): Promise<boolean> {
  takeBack(root);
  return await waitUntil(root, () => look(root).text === before.text, PATIENCE_MS);
}

function isPlainOnly(root: HTMLElement): boolean {
  return root.contentEditable === 'plaintext-only';
}
