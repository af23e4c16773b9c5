import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import {
  beginContent,
  type ContentKey,
  dropContent,
  type FileKind,
  nameFile,
  putPiece,
} from './file-statement.ts';
import { PIECE_BYTES } from './piece-bytes.ts';

interface GivenFile extends FileKind {
  readonly companyId: string;
  readonly nowMs: number;
}

/**
 * Keeps what comes as a file of a company, piece by piece, so that no more than one is in memory and no
 * transaction waits for its sender. The same bytes are the same file, however often and by however many
 * processes at once they are given. What breaks off leaves nothing.
 * @returns the file's hash, SHA-256 in hex
 */
export async function storeFile(
  sql: Sql,
  { companyId, nowMs, ...kind }: GivenFile,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const content: ContentKey = { companyId, contentId: randomUUID() };
  await beginContent(sql, content, nowMs);
  try {
    const written = await writePieces(sql, content, chunks);
    const contentId = await nameFile(sql, content, { ...kind, ...written, nowMs });
    if (contentId !== content.contentId) await dropContent(sql, content);
    return written.hash;
  } catch (error) {
    // Where the database is gone too, the sweep finds it.
    await dropContent(sql, content).catch(() => undefined);
    throw error;
  }
}

async function writePieces(
  sql: Sql,
  content: ContentKey,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ readonly hash: string; readonly byteLength: number }> {
  const sum = createHash('sha256');
  let byteLength = 0;
  let position = 0;
  for await (const bytes of inPieces(chunks)) {
    sum.update(bytes);
    byteLength += bytes.byteLength;
    await putPiece(sql, content, { position, bytes });
    position += 1;
  }
  return { hash: sum.digest('hex'), byteLength };
}

/** The same bytes in pieces of one length; the last is what is left. */
async function* inPieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let piece = new Uint8Array(PIECE_BYTES);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.byteLength; ) {
      const taken = chunk.subarray(from, from + PIECE_BYTES - filled);
      piece.set(taken, filled);
      filled += taken.byteLength;
      from += taken.byteLength;
      if (filled < PIECE_BYTES) continue;
      yield piece;
      piece = new Uint8Array(PIECE_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
