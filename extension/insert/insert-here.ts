import type { RichText } from '#shared/domain/rich-text.ts';
import { findField } from './find-field.ts';
import { insertIntoEditor } from './insert-into-editor.ts';
import { insertIntoTextField } from './insert-into-text-field.ts';
import { type PageOutcome, refuse } from './outcome.ts';

/** Puts a text where the caret is in this page. It runs in the page, and never throws there. */
export async function insertHere(content: RichText): Promise<PageOutcome> {
  try {
    const field = findField(document);
    if (field.kind === 'refused') return field;
    return field.kind === 'text'
      ? insertIntoTextField(field.element, content)
      : await insertIntoEditor(field.host, content);
  } catch {
    return refuse('not-taken');
  }
}
