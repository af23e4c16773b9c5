import * as z from 'zod';

/** Looks a name up that a schema asks for; undefined for what is any text. */
export type Known = (name: string) => Promise<string | undefined>;

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
}

const texts: Readonly<Record<string, string>> = {
  email: 'somebody@walk.test',
  timezone: 'UTC',
  phone: '+4670123456',
  language: 'en',
  days: '365',
  target: '/ada/intro',
  password: 'correct horse battery staple',
  newPassword: 'another horse battery staple',
};

const instants: Readonly<Record<string, string>> = {
  to: '2030-01-14T00:00:00.000Z',
  end: '2030-01-14T00:00:00.000Z',
  publishFrom: '2030-02-01T00:00:00.000Z',
};

/** The plainest value that a schema takes: what it requires, the first of several, the least. */
export async function sampleOf(
  schema: z.core.$ZodType | undefined,
  known: Known,
): Promise<unknown> {
  if (!schema) return undefined;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return sample(json as Schema, '', known);
}

async function sample(schema: Schema, name: string, known: Known): Promise<unknown> {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(first, name, known);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, known);
    case 'array':
      return sampleArray(schema, name, known);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return sampleText(schema, name, known);
  }
}

async function sampleObject({ properties = {}, required = [] }: Schema, known: Known) {
  const sampled: Record<string, unknown> = {};
  for (const name of required) sampled[name] = await sample(properties[name] ?? {}, name, known);
  return sampled;
}

/** `meetingTypeIds` are several of `meetingTypeId`. */
async function sampleArray(schema: Schema, name: string, known: Known): Promise<unknown[]> {
  if (schema.prefixItems) {
    return Promise.all(schema.prefixItems.map((item) => sample(item, name, known)));
  }
  const isOfIds = schema.items?.format === 'uuid';
  const length = schema.minItems ?? (isOfIds ? 1 : 0);
  const items = Array.from({ length }, () =>
    sample(schema.items ?? {}, name.replace(/s$/, ''), known),
  );
  return Promise.all(items);
}

async function sampleText({ format, minLength = 0 }: Schema, name: string, known: Known) {
  const found = await known(name);
  if (found !== undefined) return found;
  if (format === 'uuid') return '7e57ab1e-0000-4000-8000-000000000000';
  if (format === 'date-time') return instants[name] ?? '2030-01-08T10:00:00.000Z';
  if (format === 'date') return '2030-01-08';
  return texts[name] ?? 'A name'.padEnd(minLength, '!');
}
