import type { Writing } from '#shared/domain/rich-text.ts';
import { findField } from './find-field.ts';
import { insertIntoEditor } from './insert-into-editor.ts';
import { insertIntoTextField } from './insert-into-text-field.ts';
import { type PageOutcome, refuse } from './outcome.ts';

/** Puts a text where the caret is in this page. It runs in the page, and never throws there. */
export async function insertHere(writing: Writing): Promise<PageOutcome> {
  try {
    const field = findField(document);
    if (field.kind === 'refused') return field;
    return field.kind === 'text'
      ? insertIntoTextField(field.element, writing)
      : await insertIntoEditor(field.host, writing);
  } catch {
    return refuse('not-taken');
  }
}
