import * as z from 'zod';
import { image } from '#shared/api/schemas.ts';

/** Where in a reply pictures stand. */
export type ImageFields =
  | { readonly kind: 'image' }
  | { readonly kind: 'list'; readonly of: ImageFields }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, ImageFields> };

/** The fields of a reply that the contract says are an `image`; undefined where there is none. */
export function findImageFields(schema: z.core.$ZodType): ImageFields | undefined {
  if (schema === image) return { kind: 'image' };
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return findImageFields(schema.unwrap());
  }
  if (schema instanceof z.ZodArray) {
    const of = findImageFields(schema.element);
    return of && { kind: 'list', of };
  }
  if (schema instanceof z.ZodObject) return ofMembers(Object.entries(schema.shape));
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map(findImageFields).filter((each) => each?.kind === 'object');
    return ofFound(options.flatMap((each) => (each ? [...each.members] : [])));
  }
  return undefined;
}

/** The reply with each picture's address replaced; what holds none is handed on as it is. */
export function replaceImages(
  value: unknown,
  fields: ImageFields,
  toAddress: (address: string) => string | null,
): unknown {
  switch (fields.kind) {
    case 'image':
      return typeof value === 'string' ? toAddress(value) : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((each) => replaceImages(each, fields.of, toAddress))
        : value;
    case 'object': {
      if (typeof value !== 'object' || value === null) return value;
      const replaced: Record<string, unknown> = { ...value };
      for (const [name, member] of fields.members) {
        if (name in replaced) replaced[name] = replaceImages(replaced[name], member, toAddress);
      }
      return replaced;
    }
  }
}

function ofMembers(shape: readonly [string, z.core.$ZodType][]): ImageFields | undefined {
  return ofFound(
    shape.flatMap(([name, member]) => {
      const found = findImageFields(member);
      return found ? [[name, found] as const] : [];
    }),
  );
}

function ofFound(members: readonly (readonly [string, ImageFields])[]): ImageFields | undefined {
  return members.length > 0 ? { kind: 'object', members: new Map(members) } : undefined;
}
