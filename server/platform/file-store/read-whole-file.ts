import type { Sql } from '#server/platform/db/database.ts';
import type { StoredType } from '#shared/domain/stored-types.ts';
import { findFile } from './file-statement.ts';
import { readFile } from './read-file.ts';

/** A small file as a whole, for what carries it within: undefined where there is none of this hash. */
export async function readWholeFile(
  sql: Sql,
  hash: string,
): Promise<{ readonly contentType: StoredType; readonly bytes: Buffer } | undefined> {
  const file = await findFile(sql, hash);
  if (!file) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of readFile(sql, file, { first: 0, last: file.byteLength - 1 })) {
    pieces.push(piece);
  }
  return { contentType: file.contentType, bytes: Buffer.concat(pieces) };
}
