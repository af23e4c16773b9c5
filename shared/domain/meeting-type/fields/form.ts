import * as z from 'zod';
import { MAX_NAME_LENGTH, MAX_OPTIONS, MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { type FormField, formField } from '#shared/domain/fields/form-field.ts';
import { FIELD_TARGETS, INPUT_TYPES } from '#shared/domain/fields/types.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { flag, language, line, off, plain } from './bounds.ts';
import { field, inForm, option, setting } from './field.ts';

const MAX_FIELDS = 50;

const fieldTexts = z.object({
  locale: language,
  label: plain.max(MAX_NAME_LENGTH),
  placeholder: plain.max(MAX_NAME_LENGTH).optional(),
  options: z
    .record(plain.max(MAX_NAME_LENGTH), plain.max(MAX_NAME_LENGTH))
    .refine((labels) => Object.keys(labels).length <= MAX_OPTIONS, { error: 'Too many options' })
    .optional(),
});

/** One question of the form, in the place where visitors read it. */
const editedField = z.object({
  id: plain.min(1).max(100),
  /** Its answer is kept under it, also when its label changes. */
  name: plain.min(1).max(100),
  label: plain.trim().max(MAX_NAME_LENGTH),
  locales: z.array(fieldTexts).max(LANGUAGES.length),
  fieldType: z.enum(INPUT_TYPES),
  target: z.enum(FIELD_TARGETS),
  required: z.boolean(),
  hidden: z.boolean(),
  hideUntilChange: z.boolean(),
  default: z.boolean(),
  mutable: z.boolean(),
  defaultValue: plain.max(MAX_TEXT_LENGTH).nullable(),
  placeholder: plain.max(MAX_TEXT_LENGTH).nullable(),
  options: z
    .array(
      z.object({
        value: plain.max(MAX_NAME_LENGTH),
        label: plain.max(MAX_NAME_LENGTH),
        minValue: z.number().optional(),
        maxValue: z.number().optional(),
      }),
    )
    .max(MAX_OPTIONS),
  min: z.int().min(0).max(MAX_TEXT_LENGTH).nullable(),
  max: z.int().min(1).max(MAX_TEXT_LENGTH).nullable(),
  validation: plain.max(MAX_NAME_LENGTH).nullable(),
  defaultCountryCode: plain.max(5).nullable(),
  showInfobox: z.boolean(),
});

type EditedField = z.output<typeof editedField>;
type Placed = { index: number; dataField: FormField };

/** Questions are kept with their place. */
const placed = {
  read: (kept: Placed[]): EditedField[] =>
    kept.toSorted((a, b) => a.index - b.index).map(({ dataField }) => dataField),
  write: (edited: EditedField[]): Placed[] =>
    edited.map((dataField, index) => ({ index, dataField })),
};

/** What visitors are asked. */
export const form = {
  fields: field({
    bounds: z.array(editedField).max(MAX_FIELDS),
    initial: [],
    stored: {
      ...inForm(z.array(z.object({ index: z.int(), dataField: formField })).default([])),
      as: placed,
    },
    page: 'form',
    changedBy: 'meeting-type:edit',
  }),
  useFullName: field({
    bounds: flag,
    initial: true,
    stored: inForm(flag.default(true)),
    page: 'form',
    changedBy: 'meeting-type:edit',
  }),
  blockEmails: field({
    bounds: flag,
    initial: false,
    stored: inForm(off),
    page: 'form',
    changedBy: 'meeting-type:edit',
  }),
  blockedEmails: field({
    bounds: z.array(line).max(500),
    initial: [],
    stored: inForm(z.array(z.string()).default([])),
    page: 'form',
    changedBy: 'meeting-type:edit',
  }),
  actionButtonText: field({
    bounds: z.partialRecord(language, plain.max(MAX_NAME_LENGTH)),
    initial: {},
    stored: inForm(z.partialRecord(language, z.string()).default({})),
    page: 'form',
    changedBy: 'meeting-type:edit',
  }),
  formFirst: field({
    bounds: flag,
    initial: false,
    stored: setting(off),
    page: 'bookingInfo',
    changedBy: 'meeting-type:edit',
  }),
  allowAddingGuests: field({
    bounds: flag,
    initial: false,
    stored: option(off),
    page: 'meetingOptions',
    changedBy: 'meeting-type:edit',
  }),
  hideAddressField: field({
    bounds: flag,
    initial: false,
    stored: setting(off),
    page: 'meetingType',
    changedBy: 'meeting-type:edit',
  }),
  emailQualityGuard: field({
    bounds: flag,
    initial: false,
    stored: setting(off),
    page: 'meetingType',
    changedBy: 'meeting-type:edit',
  }),
};
