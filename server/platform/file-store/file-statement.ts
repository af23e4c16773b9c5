import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { STORED_TYPES, type StoredType } from '#shared/domain/stored-types.ts';

/** What a company's file is made of. */
export interface ContentKey {
  readonly companyId: string;
  readonly contentId: string;
}

/** What is said of a file beside its bytes. */
export interface FileKind {
  readonly contentType: StoredType;
  /** Of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

export async function beginContent(
  sql: Sql,
  { companyId, contentId }: ContentKey,
  nowMs: number,
): Promise<void> {
  await sql.query({
    name: 'begin-file-content',
    text: 'insert into file_content (company_id, id, begun_at) values ($1, $2, $3)',
    values: [companyId, contentId, new Date(nowMs)],
  });
}

export async function putPiece(
  sql: Sql,
  { companyId, contentId }: ContentKey,
  { position, bytes }: { readonly position: number; readonly bytes: Uint8Array },
): Promise<void> {
  await sql.query({
    name: 'put-file-piece',
    // The embedded database takes seven times as long for bytes that are no text.
    text: `insert into file_piece (company_id, content_id, position, bytes)
      values ($1, $2, $3, decode($4, 'base64'))`,
    values: [companyId, contentId, position, Buffer.from(bytes).toString('base64')],
  });
}

/**
 * A content that is whole becomes the file of its hash, or turns out to be one that there is: then it is
 * noted that this one was given again, before anything else can take it away.
 * @returns the content of the file
 */
export async function nameFile(
  sql: Sql,
  { companyId, contentId }: ContentKey,
  file: FileKind & { readonly hash: string; readonly byteLength: number; readonly nowMs: number },
): Promise<string | undefined> {
  const { hash, contentType, byteLength, width = null, height = null, nowMs } = file;
  const [row] = await sql.query({
    name: 'name-file',
    text: `insert into stored_file (company_id, hash, content_id, content_type, byte_length, width, height, last_given_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (company_id, hash) do update
        set last_given_at = greatest(stored_file.last_given_at, excluded.last_given_at)
      returning content_id as "contentId"`,
    values: [
      ...[companyId, hash, contentId, contentType, byteLength, width, height],
      new Date(nowMs),
    ],
    row: z.strictObject({ contentId: z.uuid() }),
  });
  return row?.contentId;
}

export async function dropContent(sql: Sql, { companyId, contentId }: ContentKey): Promise<void> {
  await sql.query({
    name: 'drop-file-content',
    text: 'delete from file_content where company_id = $1 and id = $2',
    values: [companyId, contentId],
  });
}

/** A picture in another width is kept as that file. */
export async function putSize(
  sql: Sql,
  size: {
    readonly companyId: string;
    readonly original: string;
    readonly width: number;
    readonly hash: string;
  },
): Promise<void> {
  await sql.query({
    name: 'put-picture-size',
    text: `insert into picture_size (company_id, original, width, hash) values ($1, $2, $3, $4)
      on conflict (company_id, original, width) do update set hash = excluded.hash`,
    values: [size.companyId, size.original, size.width, size.hash],
  });
}

const foundFile = z.strictObject({
  companyId: z.uuid(),
  hash: z.string(),
  contentId: z.uuid(),
  contentType: z.enum(STORED_TYPES),
  byteLength: z.int(),
});
export type FoundFile = z.output<typeof foundFile>;

const FOUND = `f.company_id as "companyId", f.hash, f.content_id as "contentId",
  f.content_type as "contentType", f.byte_length as "byteLength"`;

/** The file of a hash, whichever company's: what is in it is the same. */
export async function findFile(sql: Sql, hash: string): Promise<FoundFile | undefined> {
  const [row] = await sql.query({
    name: 'find-file',
    text: `select ${FOUND} from stored_file f where f.hash = $1 limit 1`,
    values: [hash],
    row: foundFile,
  });
  return row;
}

export async function findFilesOf(
  sql: Sql,
  of: { readonly companyId: string; readonly after: string; readonly limit: number },
): Promise<FoundFile[]> {
  return sql.query({
    name: 'find-files-of-company',
    text: `select ${FOUND} from stored_file f
      where f.company_id = $1 and f.hash > $2 order by f.hash limit $3`,
    values: [of.companyId, of.after, of.limit],
    row: foundFile,
  });
}

/** A picture at least so wide; the widest where none is. */
export async function findSize(
  sql: Sql,
  { hash, width }: { readonly hash: string; readonly width: number },
): Promise<FoundFile | undefined> {
  const [row] = await sql.query({
    name: 'find-picture-size',
    text: `select ${FOUND} from stored_file o
      join picture_size s on s.company_id = o.company_id and s.original = o.hash
      join stored_file f on f.company_id = s.company_id and f.hash = s.hash
      where o.hash = $1
      order by s.width < $2, abs(s.width - $2) limit 1`,
    values: [hash, width],
    row: foundFile,
  });
  return row;
}

export async function findPiece(
  sql: Sql,
  { companyId, contentId }: ContentKey,
  position: number,
): Promise<Uint8Array | undefined> {
  const [row] = await sql.query({
    name: 'find-file-piece',
    text: `select encode(bytes, 'base64') as bytes from file_piece
      where company_id = $1 and content_id = $2 and position = $3`,
    values: [companyId, contentId, position],
    row: z.strictObject({ bytes: z.string() }),
  });
  return row && Buffer.from(row.bytes, 'base64');
}
