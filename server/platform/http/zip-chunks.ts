import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip, written bit by bit. */
export interface ZippedFile {
  /** ASCII. */
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

const encoder = new TextEncoder();

/** A zip of the files in their order, packed while they are written: no more than a chunk is in memory. */
export async function* zipChunks(
  files: AsyncIterable<ZippedFile>,
  writtenAtMs: number,
): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const take = () => {
    const taken = packed;
    packed = [];
    return taken;
  };
  for await (const { name, chunks } of files) {
    const file = Object.assign(new ZipDeflate(name, { level: 6 }), { mtime: writtenAtMs });
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
