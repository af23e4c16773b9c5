import type { FormSettings } from '#shared/domain/fields/form.ts';
import type { InputType } from '#shared/domain/fields/types.ts';
import { localesOf } from './form-texts/locales-of.ts';

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
    locales: localesOf('notes'),
  }),
]);

/** A rule for how an answer is written, a note that stays, an answer that nobody changes. */
export const portfolioForm = aForm([
  aField('customer-number', 'Customer number', 'text-single', {
    validation: '[A-Z]{2}-\\d{4}',
    placeholder: 'AB-1234',
    locales: localesOf('customer-number'),
  }),
  aField('pages', 'Your pages', 'url', {
    showInfobox: true,
    placeholder: 'Three pages are enough. A link to a shared folder does.',
    locales: localesOf('pages'),
  }),
  aField('package', 'What I look at', 'select', {
    mutable: false,
    defaultValue: 'three-pages',
    options: choices('Three pages', 'A whole portfolio'),
    locales: localesOf('package'),
  }),
]);

/** Every kind of field there is. */
export const fullForm = aForm(
  [
    aField('company', 'Company', 'text-single', {
      required: true,
      max: 120,
      placeholder: 'Where you work',
      locales: localesOf('company'),
    }),
    aField('website', 'Website', 'url', {
      placeholder: 'https://',
      locales: localesOf('website'),
    }),
    aField('assistant', "Your assistant's email", 'email', {
      locales: localesOf('assistant'),
    }),
    aField('backup-phone', 'A number for that day', 'phone', {
      defaultCountryCode: 'DE',
      locales: localesOf('backup-phone'),
    }),
    aField('team-size', 'How many are you?', 'number', {
      locales: localesOf('team-size'),
      options: [{ value: 'range', label: '', minValue: 1, maxValue: 500 }],
    }),
    aField('topic', 'What is it about?', 'select', {
      required: true,
      options: choices('Strategy', 'Product', 'Hiring', 'Something else'),
      locales: localesOf('topic'),
    }),
    aField('stage', 'How far are you?', 'radio', {
      locales: localesOf('stage'),
      options: choices('An idea', 'A prototype', 'Paying customers'),
    }),
    aField('interests', 'What interests you?', 'checkbox-multi', {
      locales: localesOf('interests'),
      options: choices('Workshops', 'Coaching', 'Reviews'),
    }),
    aField('urgency', 'How urgent is it?', 'slide', {
      locales: localesOf('urgency'),
      defaultValue: '5',
      options: [{ value: 'range', label: '', minValue: 1, maxValue: 10 }],
    }),
    aField('newsletter', 'Send me the monthly letter', 'checkbox-single', {
      locales: localesOf('newsletter'),
    }),
    aField('notes', 'Anything else?', 'text-multi', {
      max: 2000,
      locales: localesOf('more'),
    }),
  ],
  {
    useFullName: false,
    blockEmails: true,
    blockedEmails: ['mailinator.com'],
    actionButtonText: {
      en: 'Request consultation',
      de: 'Beratung anfragen',
      fr: 'Demander une consultation',
      es: 'Solicitar una consulta',
      no: 'Be om rådgivning',
      nl: 'Advies aanvragen',
      it: 'Richiedere una consulenza',
      pl: 'Poproś o konsultację',
      se: 'Be om rådgivning',
    },
  },
);
