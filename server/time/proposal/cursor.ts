import { refuse } from '#shared/errors/refusal.ts';

/** A place between two proposals of a list, and which way to go from there. */
export interface Cursor {
  readonly way: 'after' | 'before';
  /** The proposal beside it. */
  readonly createdMs: number;
  readonly id: string;
}

const CURSOR = /^(after|before)\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** `{ way: 'after', createdMs: 1893996000000, id } → 'after.1893996000000.0b1c…'` */
export function writeCursor({ way, createdMs, id }: Cursor): string {
  return `${way}.${createdMs}.${id}`;
}

/** @throws Refusal `validation-failed` for a cursor that is none of ours. */
export function readCursor(text: string): Cursor {
  const [, way, createdMs, id] = CURSOR.exec(text) ?? [];
  if (id === undefined) {
    const message = 'Not a cursor';
    return refuse('validation-failed', message, [{ path: 'cursor', code: 'invalid', message }]);
  }
  return { way: way === 'before' ? 'before' : 'after', createdMs: Number(createdMs), id };
}
