import type { Sql } from '#server/platform/db/database.ts';
import type { MadePicture } from '#server/platform/kernel/make-picture.ts';
import { putSize } from './file-statement.ts';
import { storeFile } from './store-file.ts';

/**
 * Keeps a picture with all of its sizes as files of a company.
 * @returns the picture's hash, which rows that show it point to
 */
export async function keepPicture(
  sql: Sql,
  { companyId, nowMs }: { readonly companyId: string; readonly nowMs: number },
  { original, sizes }: MadePicture,
): Promise<string> {
  const keep = ({ bytes, ...kind }: MadePicture['original']) =>
    storeFile(sql, { companyId, nowMs, ...kind }, [bytes]);
  const hash = await keep(original);
  for (const size of sizes) {
    await putSize(sql, { companyId, original: hash, width: size.width, hash: await keep(size) });
  }
  return hash;
}
