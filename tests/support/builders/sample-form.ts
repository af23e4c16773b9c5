import type { BookingForm, DataField } from '#shared/domain/fields/types.ts';

/** For tests: an optional line of text, with everything off that is not said. */
export function aField(changes: Partial<DataField> = {}): DataField {
  return {
    id: 'id',
    name: 'field',
    label: 'Field',
    locales: [],
    fieldType: 'text-single',
    target: 'other',
    required: false,
    hidden: false,
    hideUntilChange: false,
    default: false,
    mutable: true,
    defaultValue: null,
    placeholder: null,
    options: [],
    min: null,
    max: null,
    validation: null,
    defaultCountryCode: null,
    showInfobox: false,
    ...changes,
  };
}

/** For tests: a form of these fields that asks for the full name and blocks nobody. */
export function aForm(
  fields: readonly Partial<DataField>[] = [],
  changes: Partial<BookingForm> = {},
): BookingForm {
  return {
    fields: fields.map((field, index) => ({ index, dataField: aField(field) })),
    useFullName: true,
    blockEmails: false,
    blockedEmails: [],
    ...changes,
  };
}

/** For tests: what the contract's shape of a form has beside the rules'. */
export function toContractForm({ fields, ...form }: BookingForm) {
  return {
    ...form,
    fields: fields.map(({ index, dataField }) => ({
      index,
      dataField: {
        ...dataField,
        locales: [],
        options: [...dataField.options],
      },
    })),
    blockedEmails: [...form.blockedEmails],
    actionButtonText: {},
  };
}
