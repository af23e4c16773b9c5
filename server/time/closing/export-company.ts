import type { Sql } from '#server/platform/db/database.ts';
import { listFiles } from '#server/platform/file-store/list-files.ts';
import { readFile } from '#server/platform/file-store/read-file.ts';
import { FileReply } from '#server/platform/http/file-reply.ts';
import { type ZippedFile, zipChunks } from '#server/platform/http/zip-chunks.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { CSV_MARK, toCsv } from '#server/platform/texts/to-csv.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findCompanySlug } from './store/closing.ts';
import { type ExportedTable, exportedTables, readExported } from './store/export-statement.ts';

/** Rows that are read at once: few, for some have pictures. */
const STRETCH = 200;

/**
 * All that a company keeps, to be taken along before it is erased: one zip of tables and files, written while it is read,
 * whatever its size. Columns are named as the API names them, and times are UTC.
 */
export async function exportCompany(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: string,
): Promise<FileReply> {
  const slug = await findCompanySlug(db, companyId);
  if (slug === undefined) return refuse('not-found', 'There is no such company');
  const nowMs = clock.nowMs();
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return new FileReply(`${slug}-${day}.zip`, zipChunks(toFiles(db, companyId), nowMs));
}

async function* toFiles(sql: Sql, companyId: string): AsyncGenerator<ZippedFile> {
  for (const table of exportedTables) {
    yield { name: `${table.name}.csv`, chunks: writeTable(sql, companyId, table) };
  }
  for await (const file of listFiles(sql, companyId)) {
    const whole = { first: 0, last: file.byteLength - 1 };
    const ending = file.contentType.replace('image/', '');
    yield { name: `files/${file.hash}.${ending}`, chunks: readFile(sql, file, whole) };
  }
}

async function* writeTable(
  sql: Sql,
  companyId: string,
  table: ExportedTable,
): AsyncGenerator<string> {
  yield CSV_MARK + toCsv([table.columns]);
  let after: string | undefined;
  for (;;) {
    const rows = await readExported(sql, table, { companyId, after, limit: STRETCH });
    yield toCsv(rows.flatMap(({ lines }) => lines).map((line) => line.map((cell) => cell ?? '')));
    if (rows.length < STRETCH) return;
    after = rows.at(-1)?.key;
  }
}
