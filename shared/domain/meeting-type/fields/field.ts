import type * as z from 'zod';
import type { Right } from '#shared/domain/roles/rights.ts';

/** Between what an editor holds of a field and what is kept of it. */
interface Codec<Edited, Kept> {
  readonly read: (kept: Kept) => Edited;
  readonly write: (edited: Edited) => Kept;
}

/** Any codec: a method's arguments are compared both ways. */
interface AnyCodec {
  read(kept: unknown): unknown;
  write(edited: unknown): unknown;
}

const same = <Value>(value: Value): Value => value;

/** Kept as it is typed. */
const asIs = { read: same, write: same } as const;

/**
 * Where a field is kept: in a column of its name; in one of the documents, which say of each member
 * what it is where an older row lacks it; or beside the row, in tables of its own.
 */
type Stored =
  | { readonly in: 'column' | 'beside'; readonly as: AnyCodec }
  | { readonly in: DocumentName; readonly schema: z.ZodType; readonly as: AnyCodec };

/** What members are kept in, each by its own schema. */
export type DocumentName = 'settings' | 'meetingOptions' | 'form';
export type Place = Stored['in'];

export const column = { in: 'column', as: asIs } as const;
export const beside = { in: 'beside', as: asIs } as const;

/** A member of the column `settings`. */
export function setting<Schema extends z.ZodType>(schema: Schema) {
  return { in: 'settings', schema, as: asIs } as const;
}

/** A member of `meetingOptions` in the settings: what visitors may choose. */
export function option<Schema extends z.ZodType>(schema: Schema) {
  return { in: 'meetingOptions', schema, as: asIs } as const;
}

/** A member of the column `form`. */
export function inForm<Schema extends z.ZodType>(schema: Schema) {
  return { in: 'form', schema, as: asIs } as const;
}

/**
 * What a public page is told of a field: the part of its reply that has it as it is kept, under its
 * name; `reshaped` where it is told something made of it; `never` where only the editor knows.
 */
export type Page = 'bookingInfo' | 'meetingType' | 'meetingOptions' | 'form' | 'appointment';
type Audience = Page | 'reshaped' | 'never';

/** Two types that fit either way. */
type Fits<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? unknown : never) : never;

/** Of a field that is `Edited`, `Kept` has to be what its codec makes of it. */
type FittingStored<Edited, Kept extends Stored> = Kept['as'] extends typeof asIs
  ? Kept extends { readonly schema: z.ZodType }
    ? Fits<Edited, z.output<Kept['schema']>>
    : unknown
  : { readonly as: Codec<Edited, KeptBy<Kept>> };

type KeptBy<Kept extends Stored> = Kept extends { readonly schema: z.ZodType }
  ? z.output<Kept['schema']>
  : Parameters<Kept['as']['read']>[0];

/** One field of a meeting type, with all that the platform knows of it. */
interface Field<Bounds extends z.ZodType, Kept extends Stored, Told extends Audience> {
  /** What it may be, as it is typed and sent. */
  readonly bounds: Bounds;
  /** What a new one begins with, served by these hosts. */
  readonly initial: z.output<Bounds> | ((hostIds: readonly string[]) => z.output<Bounds>);
  readonly stored: Kept & FittingStored<z.output<Bounds>, Kept>;
  readonly page: Told;
  readonly changedBy: Right;
}

export type AnyField = Omit<Field<z.ZodType, Stored, Audience>, 'stored'> & {
  readonly stored: Stored;
};

/** What is kept of a field, as its place holds it. */
export type KeptOf<Of extends AnyField> = Of['stored'] extends { readonly schema: z.ZodType }
  ? z.output<Of['stored']['schema']>
  : Of['stored']['as'] extends typeof asIs
    ? z.output<Of['bounds']>
    : Parameters<Of['stored']['as']['read']>[0];

/** A row of the table: its members are checked against each other here. */
export function field<
  Bounds extends z.ZodType,
  const Kept extends Stored,
  const Told extends Audience,
>(row: Field<Bounds, Kept, Told>): Field<Bounds, Kept, Told> {
  return row;
}
