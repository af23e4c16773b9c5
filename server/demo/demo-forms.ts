import type { FormSettings } from '#server/meeting-type/settings.ts';
import type { InputType } from '#shared/domain/fields/types.ts';

type DataField = FormSettings['fields'][number]['dataField'];

/** A field with everything off that is not said. */
export function aField(
  name: string,
  label: string,
  fieldType: InputType,
  rest: Partial<DataField> = {},
): DataField {
  return {
    id: name,
    name,
    label,
    locales: [],
    fieldType,
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
    ...rest,
  };
}

export function aForm(
  fields: readonly DataField[],
  rest: Partial<FormSettings> = {},
): FormSettings {
  return {
    fields: fields.map((dataField, index) => ({ index, dataField })),
    useFullName: true,
    blockEmails: false,
    blockedEmails: [],
    actionButtonText: {},
    ...rest,
  };
}

export const choices = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

/** Name and e-mail, which every booking needs. */
export const shortForm = aForm([]);

/** Name, e-mail and room for a word. */
export const notesForm = aForm([
  aField('notes', 'Anything I should know?', 'text-multi', {
    max: 1000,
    locales: [
      { locale: 'de', label: 'Gibt es etwas, das ich wissen sollte?' },
      { locale: 'fr', label: 'Y a-t-il quelque chose que je devrais savoir ?' },
    ],
  }),
]);

/** Every kind of field there is. */
export const fullForm = aForm(
  [
    aField('company', 'Company', 'text-single', {
      required: true,
      max: 120,
      placeholder: 'Where you work',
      locales: [{ locale: 'de', label: 'Firma' }],
    }),
    aField('website', 'Website', 'url', { placeholder: 'https://' }),
    aField('assistant', "Your assistant's e-mail", 'email', {
      locales: [{ locale: 'de', label: 'E-Mail Ihrer Assistenz' }],
    }),
    aField('backup-phone', 'A number for that day', 'phone', {
      defaultCountryCode: 'DE',
      locales: [{ locale: 'de', label: 'Eine Nummer für den Tag' }],
    }),
    aField('team-size', 'How many are you?', 'number', {
      locales: [{ locale: 'de', label: 'Wie viele sind Sie?' }],
      options: [{ value: 'range', label: '', minValue: 1, maxValue: 500 }],
    }),
    aField('topic', 'What is it about?', 'select', {
      required: true,
      options: choices('Strategy', 'Product', 'Hiring', 'Something else'),
      locales: [{ locale: 'de', label: 'Worum geht es?' }],
    }),
    aField('stage', 'How far are you?', 'radio', {
      locales: [{ locale: 'de', label: 'Wie weit sind Sie?' }],
      options: choices('An idea', 'A prototype', 'Paying customers'),
    }),
    aField('interests', 'What interests you?', 'checkbox-multi', {
      locales: [{ locale: 'de', label: 'Was interessiert Sie?' }],
      options: choices('Workshops', 'Coaching', 'Reviews'),
    }),
    aField('urgency', 'How urgent is it?', 'slide', {
      locales: [{ locale: 'de', label: 'Wie dringend ist es?' }],
      defaultValue: '5',
      options: [{ value: 'range', label: '', minValue: 1, maxValue: 10 }],
    }),
    aField('newsletter', 'Send me the monthly letter', 'checkbox-single', {
      locales: [{ locale: 'de', label: 'Schicken Sie mir den monatlichen Brief' }],
    }),
    aField('notes', 'Anything else?', 'text-multi', {
      max: 2000,
      locales: [{ locale: 'de', label: 'Noch etwas?' }],
    }),
  ],
  {
    useFullName: false,
    blockEmails: true,
    blockedEmails: ['mailinator.com'],
    actionButtonText: { en: 'Request consultation', de: 'Beratung anfragen' },
  },
);
