import { refuse } from '#shared/errors/refusal.ts';

/** A place between two appointments of a list, and which way to go from there. */
export interface Cursor {
  readonly way: 'after' | 'before';
  /** The appointment beside it. */
  readonly startMinute: number;
  readonly id: string;
}

const CURSOR = /^(after|before)\.(-?\d{1,12})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** `{ way: 'after', startMinute: 31558320, id } → 'after.31558320.0b1c…'` */
function writeCursor({ way, startMinute, id }: Cursor): string {
  return `${way}.${startMinute}.${id}`;
}

/** @throws Refusal `validation-failed` for a cursor that is none of ours. */
export function readCursor(text: string): Cursor {
  const [, way, startMinute, id] = CURSOR.exec(text) ?? [];
  if (id === undefined) {
    const message = 'Not a cursor';
    return refuse('validation-failed', message, [{ path: 'cursor', code: 'invalid', message }]);
  }
  return { way: way === 'before' ? 'before' : 'after', startMinute: Number(startMinute), id };
}

/** One page of a list that has more rows than it shows. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

type Place = Pick<Cursor, 'startMinute' | 'id'>;

/**
 * A page from the rows that were read from its cursor on, one more than it has where there are more;
 * those before a cursor come backwards.
 */
export function toPage<Row extends Place>(
  read: readonly Row[],
  pageSize: number,
  cursor: Cursor | undefined,
): Page<Row> {
  const hasMore = read.length > pageSize;
  const kept = read.slice(0, pageSize);
  const isBackwards = cursor?.way === 'before';
  const rows = isBackwards ? kept.toReversed() : kept;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const isFirst = isBackwards ? !hasMore : cursor === undefined;
  const isLast = isBackwards ? false : !hasMore;
  return {
    rows,
    next: last && !isLast ? writeCursor({ ...toPlace(last), way: 'after' }) : null,
    previous: first && !isFirst ? writeCursor({ ...toPlace(first), way: 'before' }) : null,
  };
}

function toPlace({ startMinute, id }: Place): Place {
  return { startMinute, id };
}
