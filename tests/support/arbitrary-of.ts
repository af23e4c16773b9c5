import fc from 'fast-check';
import * as z from 'zod';

type Schema = z.core.$ZodType;

/** Values that a schema takes, as JSON carries them. @throws Error for a kind that it does not know. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textOf(schema);
  if (schema instanceof z.ZodNumber) return numberOf(schema);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNullable) return fc.option(arbitraryOf(schema.unwrap()));
  if (schema instanceof z.ZodDefault) return arbitraryOf(schema.unwrap());
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return fc.oneof(...schema.options.map((each) => arbitraryOf(each)));
  }
  if (schema instanceof z.ZodArray) {
    return taken(schema, fc.array(arbitraryOf(schema.element), { maxLength: SOME }));
  }
  if (schema instanceof z.ZodRecord) return recordOf(schema);
  if (schema instanceof z.ZodObject) return objectOf(schema);
  throw new Error(`No values are known of ${schema._zod.def.type}`);
}

const SOME = 5;
const MANY = 1_000_000;

/** What a schema asks beside its kind, it is asked itself. */
function taken<Value>(schema: Schema, values: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return values.filter((value) => z.safeParse(schema, value).success);
}

/** Texts of all kinds, of which a schema takes its own. */
function textOf(schema: z.ZodString | z.ZodStringFormat): fc.Arbitrary<string> {
  const { maxLength } = schema;
  const longest = maxLength === null || maxLength > 2000 ? [] : ['x'.repeat(maxLength)];
  return taken(
    schema,
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '',
        'ż ü 漢 🗓️',
        "Robert'); drop table host;--",
        '<b>{{name}}</b>',
        ...longest,
      ),
      fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
      fc.stringMatching(/^[a-z][a-z0-9]{0,9}(-[a-z0-9]{1,9}){0,3}$/),
      fc.stringMatching(/^#[0-9a-f]{6}$/),
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC'),
      fc.integer({ min: 0, max: 365_000 }).map((day) => toInstant(day).slice(0, 10)),
      fc.integer({ min: 0, max: 36_500 }).map(toInstant),
      fc.uuid(),
    ),
  );
}

/** `0 → '2000-01-01T00:00:00.000Z'` */
function toInstant(day: number): string {
  return new Date(Date.UTC(2000, 0, 1 + day)).toISOString();
}

function numberOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(schema.minValue ?? -MANY, -MANY);
  const max = Math.min(schema.maxValue ?? MANY, MANY);
  if (schema.isInt) return fc.integer({ min, max });
  const hundredths = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) });
  return taken(
    schema,
    hundredths.map((value) => value / 100),
  );
}

function recordOf(schema: z.ZodRecord): fc.Arbitrary<unknown> {
  const { keyType, valueType } = schema;
  const value = arbitraryOf(valueType);
  if (keyType instanceof z.ZodEnum) {
    const members = keyType.options.map((key) => [key, value]);
    return fc.record(Object.fromEntries(members), { requiredKeys: [], noNullPrototype: true });
  }
  const key = taken(keyType, fc.string({ minLength: 1, maxLength: 12 })).filter(
    (name) => !(name in {}),
  );
  return fc.dictionary(key, value, { maxKeys: SOME, noNullPrototype: true });
}

function objectOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.shape);
  const isOptional = (member: Schema) => member instanceof z.ZodOptional;
  const inner = (member: Schema) => (member instanceof z.ZodOptional ? member.unwrap() : member);
  const of = Object.fromEntries(members.map(([name, each]) => [name, arbitraryOf(inner(each))]));
  const requiredKeys = members.filter(([, each]) => !isOptional(each)).map(([name]) => name);
  return fc.record(of, { requiredKeys, noNullPrototype: true });
}
