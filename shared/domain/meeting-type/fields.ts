import type * as z from 'zod';
import { after } from './fields/after.ts';
import { appearance } from './fields/appearance.ts';
import { basics } from './fields/basics.ts';
import type { AnyField } from './fields/field.ts';
import { form } from './fields/form.ts';
import { payment } from './fields/payment.ts';
import { policies } from './fields/policies.ts';
import { when } from './fields/when.ts';
import { where } from './fields/where.ts';
import { who } from './fields/who.ts';

/**
 * The sections of a meeting type's editor, in their order, with a row for each field. What is edited,
 * kept, told to pages and begun with is made of these rows.
 */
const sections = {
  basics,
  when,
  where,
  who,
  form,
  payment,
  policies,
  after,
  appearance,
} as const satisfies Readonly<Record<string, Readonly<Record<string, AnyField>>>>;

/** All fields of a meeting type. */
export const fields = {
  ...sections.basics,
  ...sections.when,
  ...sections.where,
  ...sections.who,
  ...sections.form,
  ...sections.payment,
  ...sections.policies,
  ...sections.after,
  ...sections.appearance,
} as const;

export type Fields = typeof fields;
export type FieldName = keyof Fields;
export type SectionId = keyof typeof sections;
export type FieldOf<Id extends SectionId> = { [Each in Id]: keyof (typeof sections)[Each] }[Id] &
  FieldName;

export const FIELD_NAMES = Object.keys(fields) as FieldName[];
export const SECTION_IDS = Object.keys(sections) as SectionId[];

/** The fields of a section, in their order. */
export function namesOf<Id extends SectionId>(id: Id): FieldOf<Id>[] {
  return Object.keys(sections[id]) as FieldOf<Id>[];
}

/** Of every field the same, from its row. */
export function mapFields<Of>(of: (row: AnyField, name: FieldName) => Of): Record<FieldName, Of> {
  const made = FIELD_NAMES.map((name) => [name, of(fields[name], name)]);
  return Object.fromEntries(made) as Record<FieldName, Of>;
}

/** What each field may be as it is edited. */
export const fieldBounds = mapFields(({ bounds }) => bounds) as {
  [Name in FieldName]: Fields[Name]['bounds'];
};

/** What each field is as it is edited. */
export type FieldValues = { [Name in FieldName]: z.output<Fields[Name]['bounds']> };

/** What its document says of a field. */
export type SchemaOf<Name extends FieldName> = Fields[Name]['stored'] extends {
  readonly schema: infer Schema extends z.ZodType;
}
  ? Schema
  : never;
