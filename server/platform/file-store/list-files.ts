import type { Sql } from '#server/platform/db/database.ts';
import { type FoundFile, findFilesOf } from './file-statement.ts';

const AT_ONCE = 200;

/** All files of a company in the order of their hashes, a stretch at a time. */
export async function* listFiles(sql: Sql, companyId: string): AsyncGenerator<FoundFile> {
  let after = '';
  for (;;) {
    const files = await findFilesOf(sql, { companyId, after, limit: AT_ONCE });
    yield* files;
    after = files.at(-1)?.hash ?? after;
    if (files.length < AT_ONCE) return;
  }
}
