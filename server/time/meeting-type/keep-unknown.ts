import * as z from 'zod';

type Members = Readonly<Record<string, unknown>>;

/**
 * What is to be stored in place of `was`, with what `was` has beyond the schema: a newer version wrote
 * it. In a list, what has the same id is the same.
 */
export function keepUnknown<Value>(schema: z.ZodType<Value>, was: unknown, now: Value): Value {
  return keep(schema, was, now) as Value;
}

function keep(schema: z.core.$ZodType, was: unknown, now: unknown): unknown {
  const known = unwrap(schema);
  if (Array.isArray(was) && Array.isArray(now) && known instanceof z.ZodArray) {
    const before = new Map(was.map((each) => [idOf(each), each]));
    return now.map((each) => keep(known.element, before.get(idOf(each) ?? each), each));
  }
  if (!(isRecord(was) && isRecord(now))) return now;
  if (known instanceof z.ZodDiscriminatedUnion) {
    const kind = known.options.find((each) => z.safeParse(each, now).success);
    return kind && z.safeParse(kind, was).success ? keep(kind, was, now) : now;
  }
  return known instanceof z.ZodObject ? keepMembers(known.shape, was, now) : now;
}

function keepMembers(shape: z.core.$ZodShape, was: Members, now: Members): Members {
  const unknown = Object.entries(was).filter(([name]) => !Object.hasOwn(shape, name));
  const members = Object.entries(now).map(([name, value]) => {
    const known = shape[name];
    return [name, known ? keep(known, was[name], value) : value];
  });
  return Object.fromEntries([...unknown, ...members]);
}

/** Without what a schema says of absence. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional;
  return isWrapped ? unwrap(schema.unwrap()) : schema;
}

/** `{ id: 'a' } → 'a'`, `{ dataField: { id: 'a' } } → 'a'`, an option's value, a text's language. */
function idOf(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  return idOf(value.dataField) ?? value.id ?? value.value ?? value.locale;
}

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
