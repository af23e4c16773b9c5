import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { madeOnce } from '#shared/time/made-once.ts';

/** Its own way to the file leads to somebody else's server. */
const prepare = madeOnce(async () => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasm = await readFile(file);
  const wasmBinary = Uint8Array.from(wasm).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});

/** What the QR codes of a picture say, as a reader that is not ours reads them. */
export async function readQrCodes(picture: Uint8Array): Promise<readonly string[]> {
  await prepare();
  const codes = await readBarcodes(picture, { formats: ['QRCode'] });
  return codes.map(({ text }) => text);
}
