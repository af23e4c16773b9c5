import type { Writing } from '#shared/domain/rich-text.ts';
import { findField } from './find-field.ts';
import { insertIntoCode } from './insert-into-code.ts';
import { insertIntoEditor } from './insert-into-editor.ts';
import { insertIntoTextField } from './insert-into-text-field.ts';
import { type PageOutcome, refuse } from './outcome.ts';

/** Puts a text where the caret is in this page. It runs in the page, and never throws there. */
export async function insertHere(writing: Writing): Promise<PageOutcome> {
  try {
    const field = findField(document);
    switch (field.kind) {
      case 'refused':
        return field;
      case 'text':
        return insertIntoTextField(field.element, writing);
      case 'code':
        return await insertIntoCode(field, writing);
      case 'rich':
        return await insertIntoEditor(field.host, writing);
    }
  } catch {
    return refuse('page-failed');
  }
}
