import { MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { toText } from '#shared/domain/fields/answer.ts';
import { standardField, toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { inputTypes } from '#shared/domain/fields/input-types.ts';
import type { BookingForm, DataField, FieldProblem } from '#shared/domain/fields/types.ts';
import { checkField } from '#shared/domain/fields/validate-answers.ts';
import type { FormTexts } from './form-texts.ts';

const NOTES = 'notes';

/** What somebody is asked who wants to be called back; the phone's country is that of the form. */
export function callbackFields(form: BookingForm, notesLabel: string): DataField[] {
  const phone = form.fields.find(({ dataField }) => dataField.target === 'phone')?.dataField;
  return [
    { ...standardField('fullname'), max: MAX_NAME_LENGTH },
    { ...standardField('phone'), defaultCountryCode: phone?.defaultCountryCode ?? null },
    { ...standardField('email'), required: false },
    {
      ...standardField('other'),
      name: NOTES,
      label: notesLabel,
      fieldType: 'text-multi',
      required: false,
    },
  ];
}

export interface Callback {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly notes?: string;
}

/** What was typed, as the call has it; what is optional and empty is left out. */
export function toCallback(texts: FormTexts): Callback {
  const email = toText(texts.email);
  const notes = toText(texts[NOTES]);
  return {
    name: toText(texts.fullname),
    phone: toText(inputTypes.phone.parse(texts.phone ?? [])),
    ...(email && { email }),
    ...(notes && { notes }),
  };
}

/** What is wrong with it by input: `{ phone: 'invalid-phone' }`. */
export function checkCallback(
  fields: readonly DataField[],
  texts: FormTexts,
): Record<string, FieldProblem> {
  const blocksNone = { blockEmails: false, blockedEmails: [] };
  const problems = fields.map((field) => {
    const key = toAnswerKey(field);
    return [key, checkField(field, texts[key], blocksNone)] as const;
  });
  return Object.fromEntries(problems.filter(isProblem));
}

function isProblem(
  entry: readonly [string, FieldProblem | undefined],
): entry is readonly [string, FieldProblem] {
  return entry[1] !== undefined;
}
