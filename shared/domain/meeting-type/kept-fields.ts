import type * as z from 'zod';
import type { DocumentName, KeptOf, Place } from './fields/field.ts';
import {
  FIELD_NAMES,
  type FieldName,
  type Fields,
  type FieldValues,
  fields,
  mapFields,
  type SchemaOf,
} from './fields.ts';

type NamesIn<At extends Place> = {
  [Name in FieldName]: Fields[Name]['stored']['in'] extends At ? Name : never;
}[FieldName];

/** What is kept of a meeting type's fields, by the place that keeps it. */
export type KeptFields = {
  readonly [At in Place]: At extends DocumentName
    ? z.output<z.ZodObject<Shape<At>>>
    : { [Name in NamesIn<At>]: KeptOf<Fields[Name]> };
};

type Shape<At extends DocumentName> = { [Name in NamesIn<At>]: SchemaOf<Name> };

/** The members of a document, each with what it is where an older row lacks it. */
export function storedIn<At extends DocumentName>(document: At): Shape<At> {
  const members = namesIn(document).map((name) => [name, schemaOf(name)]);
  return Object.fromEntries(members) as Shape<At>;
}

export function schemaOf(name: FieldName): z.ZodType | undefined {
  const { stored } = fields[name];
  return 'schema' in stored ? stored.schema : undefined;
}

/** All fields as they are edited, from where they are kept. */
export function readFields(kept: KeptFields): FieldValues {
  const places: Readonly<Record<Place, Readonly<Record<string, unknown>>>> = kept;
  return mapFields(({ stored }, name) => stored.as.read(places[stored.in][name])) as FieldValues;
}

/** All fields as they are kept. */
export function writeFields(edited: FieldValues): KeptFields {
  const kept = mapFields(({ stored }, name) => stored.as.write(edited[name]));
  const at = (place: Place) => Object.fromEntries(namesIn(place).map((name) => [name, kept[name]]));
  const places: Readonly<Record<Place, object>> = {
    column: at('column'),
    settings: at('settings'),
    meetingOptions: at('meetingOptions'),
    form: at('form'),
    beside: at('beside'),
  };
  return places as KeptFields;
}

function namesIn(place: Place): FieldName[] {
  return FIELD_NAMES.filter((name) => fields[name].stored.in === place);
}
