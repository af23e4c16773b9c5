import { linksOf, type Writing } from '#shared/domain/rich-text.ts';
import { type PageOutcome, refuse } from './outcome.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Plain text at the caret, or in place of what is selected; the field's own undo takes it back. */
export function insertIntoTextField(field: TextField, writing: Writing): PageOutcome {
  const text = toFitting(field, writing);
  if (text === undefined) return refuse('field-kind');
  const { value, maxLength } = field;
  const [from, until] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  if (maxLength >= 0 && value.length - (until - from) + text.length > maxLength) {
    return refuse('too-long');
  }
  write(field, text);
  const wanted = value.slice(0, from) + text + value.slice(until);
  // The page has heard of it, and shows it in another way.
  return field.value === wanted ? { kind: 'inserted', as: 'plain' } : refuse('unseen');
}

/** A field of one line gets one line, and one for an address nothing but an address. */
function toFitting(field: TextField, { rich, plain }: Writing): string | undefined {
  if (field.localName === 'textarea') return plain;
  if (field.type !== 'url') return plain.replace(/\s*\n\s*/g, ' ');
  const links = linksOf(rich);
  return links.length === 1 ? links[0] : undefined;
}

/** As if typed: pages hear `beforeinput` and `input`, and what controls the field keeps up. */
function write(field: TextField, text: string): void {
  if (field.ownerDocument.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
