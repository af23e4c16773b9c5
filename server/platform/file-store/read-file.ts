import type { Sql } from '#server/platform/db/database.ts';
import { type FoundFile, findPiece } from './file-statement.ts';
import { PIECE_BYTES } from './piece-bytes.ts';

/**
 * Reads a file's bytes from the first to the last, both included, piece by piece: no connection is
 * held while a reader is slow.
 * @throws where the file is taken away meanwhile, so that nobody takes a part for the whole
 */
export async function* readFile(
  sql: Sql,
  file: FoundFile,
  { first, last }: { readonly first: number; readonly last: number },
): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(first / PIECE_BYTES); position * PIECE_BYTES <= last; ) {
    const piece = await findPiece(sql, file, position);
    if (!piece) throw new Error(`File ${file.hash} has no piece ${position} any more`);
    const start = position * PIECE_BYTES;
    yield piece.subarray(Math.max(0, first - start), last - start + 1);
    position += 1;
  }
}
