import type { ByteRange } from './stored-reply.ts';

/**
 * What a `Range` header asks for of so many bytes (RFC 9110, 14.2): `bytes=0-99 → { first: 0, last: 99 }`,
 * `bytes=-5 →` the last five. Undefined for the whole: where nothing is asked, several ranges are, or
 * something that is no range. `unsatisfiable` for one that begins behind the end.
 */
export function toByteRange(
  header: string | undefined,
  byteLength: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), byteLength);
    return length > 0 ? { first: byteLength - length, last: byteLength - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? byteLength - 1 : Math.min(Number(to), byteLength - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first < byteLength ? { first, last } : 'unsatisfiable';
}
