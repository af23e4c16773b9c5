import type { KeptOf, Page } from './fields/field.ts';
import { FIELD_NAMES, type FieldName, type Fields, fields, type SchemaOf } from './fields.ts';
import { schemaOf } from './kept-fields.ts';

type NamesOn<On extends Page> = {
  [Name in FieldName]: Fields[Name]['page'] extends On ? Name : never;
}[FieldName];

type Shape<On extends Page> = { [Name in NamesOn<On>]: SchemaOf<Name> };
type Told<On extends Page> = { [Name in NamesOn<On>]: KeptOf<Fields[Name]> };

/** The members that a part of a page's reply has of a meeting type, as they are kept. */
export function toldIn<On extends Page>(page: On): Shape<On> {
  return Object.fromEntries(namesOn(page).map((name) => [name, schemaOf(name)])) as Shape<On>;
}

/** Of what is kept, as much as a part of a page's reply tells. */
export function tell<On extends Page>(page: On, kept: Told<On>): Told<On> {
  const all: Readonly<Record<string, unknown>> = kept;
  return Object.fromEntries(namesOn(page).map((name) => [name, all[name]])) as Told<On>;
}

function namesOn(page: Page): FieldName[] {
  return FIELD_NAMES.filter((name) => fields[name].page === page);
}
