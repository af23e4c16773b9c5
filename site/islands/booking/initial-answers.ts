import { toGuests } from '#shared/domain/booking/attendee.ts';
import type { FormTexts } from '#shared/domain/booking/form-texts.ts';
import { type FormContext, fieldsOf, toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { keptTexts, linkTexts } from '#shared/domain/fields/fixed-answer.ts';
import { inputTypes } from '#shared/domain/fields/input-types.ts';
import type { BookingForm, DataField } from '#shared/domain/fields/types.ts';
import { checkField } from '#shared/domain/fields/validate-answers.ts';

/** Where answers come from before the visitor types: what was typed earlier, the link, the form. */
export interface AnswerSources {
  readonly draft: FormTexts | undefined;
  /** Spec A §2: names of form fields in the query prefill them. */
  readonly query: URLSearchParams;
  /** Who they are, from an appointment that they have had. */
  readonly known?: FormTexts | undefined;
}

/** The texts a field begins with. */
export function initialAnswer(field: DataField, { draft, query, known }: AnswerSources): string[] {
  const name = toAnswerKey(field);
  if (draft && Object.hasOwn(draft, name)) return [...(draft[name] ?? [])];
  // A box that was unticked leaves no trace in the draft, and must not be ticked again.
  const isChoice = field.fieldType.startsWith('checkbox') || field.fieldType === 'radio';
  if (draft && isChoice) return [];
  const wished = linkTexts(field, query);
  if (wished.length > 0) return wished;
  const kept = known?.[name]?.filter(Boolean);
  if (kept && kept.length > 0) return kept;
  return field.defaultValue ? [field.defaultValue] : [];
}

/** Spec A §2: what the link says for fields that nobody sees, where their rules accept it. */
export function hiddenAnswers(
  form: BookingForm,
  asked: FormContext,
  query: URLSearchParams,
): FormTexts {
  const hidden = fieldsOf(form, asked).filter((field) => field.hidden);
  return Object.fromEntries(
    hidden.flatMap((field) => {
      const key = toAnswerKey(field);
      const kept = keptTexts(form, field, query);
      if (kept) return [[key, kept] as const];
      const wished = linkTexts(field, query);
      const answer = inputTypes[field.fieldType].parse(wished);
      return wished.length > 0 && !checkField(field, answer, form) ? [[key, wished] as const] : [];
    }),
  );
}

/** Spec A §2, §5: `bringalongEmails` of the query, each address once. */
export function initialGuests({ draft, query }: AnswerSources): string[] {
  if (draft) return [...(draft.bringalongEmails ?? [])];
  return toGuests(query.getAll('bringalongEmails').flatMap((list) => list.split(',')));
}
