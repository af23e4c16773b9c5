import { createHash } from 'node:crypto';

/** A strong `ETag`: the same for the same bytes, and for no others. */
export function toEntityTag(content: Uint8Array | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether a client's `If-None-Match` says that it has what the tag stands for. */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
