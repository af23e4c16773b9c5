import { type FormTexts, readFormTexts } from '#shared/domain/booking/form-texts.ts';
import { toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { linkTexts } from '#shared/domain/fields/fixed-answer.ts';
import { inputTypes } from '#shared/domain/fields/input-types.ts';
import type { Answer, BookingForm, DataField } from '#shared/domain/fields/types.ts';

/** A form's fields in its order. */
export function sortFields(form: BookingForm): DataField[] {
  return form.fields.toSorted((a, b) => a.index - b.index).map(({ dataField }) => dataField);
}

/**
 * The texts a field begins with: what the visitor answered before, those of the link (Spec A §2,
 * prefill), else the form's own.
 */
export function initialTexts(
  field: DataField,
  query: URLSearchParams,
  draft?: FormTexts,
): string[] {
  if (draft && !field.hidden) return [...(draft[toAnswerKey(field)] ?? [])];
  const wished = linkTexts(field, query);
  if (wished.length > 0) return wished;
  return field.defaultValue ? [field.defaultValue] : [];
}

/** The answers a form's data gives, by key; questions left open are left out. */
export function readAnswers(
  fields: readonly DataField[],
  data: Iterable<readonly [string, unknown]>,
): Record<string, Answer> {
  const texts: FormTexts = readFormTexts(data);
  const answers = fields.map((field) => {
    const key = toAnswerKey(field);
    const given = Object.hasOwn(texts, key) ? (texts[key] ?? []) : [];
    return [key, inputTypes[field.fieldType].parse(given)] as const;
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer.length > 0));
}
