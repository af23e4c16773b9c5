import * as z from 'zod';
import type { AppUse } from '#shared/domain/roles/app-uses.ts';
import type { Right } from '#shared/domain/roles/rights.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** Who may call an endpoint. `attendee` shows the appointment's secret; the rest sign in. */
export type EndpointRight = 'anyone' | 'attendee' | Right;

/** How often an endpoint may be called: what its limit counts, see `server/platform/rate-limit/policies.ts`. */
export type LimitKind =
  | 'probe'
  | 'look-up'
  | 'file'
  | 'form'
  | 'book'
  | 'mail'
  | 'forget'
  | 'sign-up'
  | 'confirm-sign-up'
  | 'invite'
  | 'password'
  | 'office';

/** What is sent as a file that the handler names; of any type, it is what the file itself is. */
export type FileType = 'text/calendar' | 'text/csv' | 'text/vcard' | 'application/zip' | '*/*';

/** A file that is sent as a field of a form (`multipart/form-data`), and read while it comes. */
export interface Upload {
  readonly field: string;
  readonly maxBytes: number;
}

/** One endpoint as data. Paths are relative to `/api`, with parameters in braces as OpenAPI has them. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly right: EndpointRight;
  readonly limit: LimitKind;
  /** False where somebody has to have signed in themselves: bearer tokens are refused. */
  readonly byToken?: false;
  /**
   * Also in a company that its owner has closed, of which nothing else changes any more. What only reads is
   * open then, and so is what is about somebody's account (`session:read`).
   */
  readonly whileClosing?: true;
  /** What a connected app calls it for. Where nothing is said, its tokens are refused. */
  readonly byApp?: AppUse;
  readonly params?: z.core.$ZodObject;
  readonly query?: z.core.$ZodObject;
  readonly headers?: z.core.$ZodObject;
  readonly body?: z.core.$ZodType;
  /** In the place of a body: how long it may be is said here, and for everything else once for all. */
  readonly upload?: Upload;
  readonly reply: z.core.$ZodType;
  /** A reply that is no JSON: a text of this media type, saved under the path's last segment, or a file. */
  readonly replyType?: FileType;
  /** The refusals of its own; those that follow from what it is are in `server/platform/http/refusals-of.ts`. */
  readonly refuses: readonly ErrorCode[];
}

/** Declares an endpoint, keeping its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** A list in a query, comma-joined as Spec A §7 says: `a,b → ['a', 'b']`. */
export function commaList<T extends z.ZodType<string, string>>(item: T, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value),
    z.array(item).max(max),
  ) as unknown as z.ZodType<z.output<T>[], z.input<T>[]>;
}

/** A whole number in a query: `'30' → 30`; anything but digits is refused. */
export function queryInteger(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.int().min(min).max(max),
  ) as unknown as z.ZodType<number, number>;
}

/** `'true' → true`, `'false' → false`. */
export function queryBoolean() {
  return z.preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean(),
  ) as unknown as z.ZodType<boolean, boolean>;
}

/** What every refusal looks like on the wire. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.output<typeof errorBody>;
