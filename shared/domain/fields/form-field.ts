import * as z from 'zod';
import { MAX_NAME_LENGTH, MAX_OPTIONS } from '#shared/domain/constants.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { FIELD_TARGETS, INPUT_TYPES } from './types.ts';

const shortText = z.string().max(MAX_NAME_LENGTH);

/** What a form field says in one language: its label, and its options' labels by their values. */
const fieldTexts = z.object({
  locale: z.enum(LANGUAGES),
  label: z.string(),
  placeholder: shortText.optional(),
  options: z
    .record(shortText, shortText)
    .refine((labels) => Object.keys(labels).length <= MAX_OPTIONS, { error: 'Too many options' })
    .optional(),
});

/** Spec A §3, form field. `min` and `max` bound a text's length. */
export const formField = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  locales: z.array(fieldTexts).max(LANGUAGES.length),
  fieldType: z.enum(INPUT_TYPES),
  target: z.enum(FIELD_TARGETS),
  required: z.boolean(),
  hidden: z.boolean(),
  hideUntilChange: z.boolean(),
  default: z.boolean(),
  mutable: z.boolean(),
  defaultValue: z.string().nullable(),
  placeholder: z.string().nullable(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      minValue: z.number().optional(),
      maxValue: z.number().optional(),
    }),
  ),
  min: z.number().nullable(),
  max: z.number().nullable(),
  validation: z.string().nullable(),
  defaultCountryCode: z.string().nullable(),
  showInfobox: z.boolean(),
});

export type FormField = z.output<typeof formField>;
