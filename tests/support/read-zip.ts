import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip file, by name, read by its directory as other programs do. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  for (let row = zip.readUInt32LE(end + 16); files.size < count; ) {
    const nameLength = zip.readUInt16LE(row + 28);
    const name = zip.toString('utf8', row + 46, row + 46 + nameLength);
    const content = readFile(zip, zip.readUInt32LE(row + 42), zip.readUInt32LE(row + 20));
    if (crc32(content) !== zip.readUInt32LE(row + 16)) throw new Error(`${name} is damaged`);
    files.set(name, content);
    row += 46 + nameLength + zip.readUInt16LE(row + 30) + zip.readUInt16LE(row + 32);
  }
  return files;
}

function readFile(zip: Buffer, header: number, size: number): Buffer {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return inflateRawSync(zip.subarray(start, start + size));
}
