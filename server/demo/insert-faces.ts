import type { Transaction } from '#server/platform/db/database.ts';
import { host } from '#server/platform/db/schema/schema.ts';
import { rowOf } from '#server/platform/db/tenant.ts';
import { keepPicture } from '#server/platform/file-store/keep-picture.ts';
import type { MakePicture } from '#server/platform/kernel/make-picture.ts';
import { loadSharp } from '#server/platform/picture/load-sharp.ts';
import type { DemoHost } from './demo-hosts.ts';
import { demoFaces } from './faces/demo-faces.ts';
import { drawFace } from './faces/draw-face.ts';
import { idOf } from './id-of.ts';
import type { InsertedCompany } from './insert-company.ts';

/** Gives a company's hosts their faces, as if each had uploaded theirs. */
export async function insertFaces(
  tx: Transaction,
  hosts: readonly DemoHost[],
  { companyId, hostIds }: InsertedCompany,
  { makePicture, nowMs }: { readonly makePicture: MakePicture; readonly nowMs: number },
): Promise<void> {
  for (const { slug } of hosts) {
    const made = await makePicture(painted(drawFace(demoFaces[slug])), 'profile');
    const picture = await keepPicture(tx, { companyId, nowMs }, made);
    const key = { companyId, id: idOf(hostIds, slug) };
    await tx.orm.update(host).set({ picture }).where(rowOf(host, key));
  }
}

async function* painted(drawing: string): AsyncGenerator<Uint8Array> {
  const sharp = await loadSharp();
  yield await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
}
