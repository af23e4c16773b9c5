import { catalogue, type ErrorCode } from './catalogue.ts';

/** One input that was not accepted: where, why as a code, and why in English for developers. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** An expected refusal. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, message: string, fields?: readonly FieldError[]) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = catalogue[code];
    this.fields = fields;
  }
}

/**
 * Refuses with a code of the catalogue; `message` is for developers, the visitor reads the code's
 * text in their own language.
 */
export function refuse(code: ErrorCode, message: string, fields?: readonly FieldError[]): never {
  throw new Refusal(code, message, fields);
}

/** For `.catch`, where who is refused is shown nothing: `undefined` of a refusal; a bug is thrown on. */
export function orNone(error: unknown): undefined {
  if (error instanceof Refusal) return undefined;
  throw error;
}
