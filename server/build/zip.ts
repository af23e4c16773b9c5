import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With slashes: `icon/16.png`. */
  readonly name: string;
  readonly content: Buffer;
}

/** No time is told: 1 January 1980, the first that the format knows. */
const EPOCH_DATE = 0x21;
const VERSION = 20;
const UTF8_NAMES = 0x800;
const DEFLATED = 8;

/** A zip file of the entries in their order. Alike entries make alike bytes: it tells no time and no owner. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const facts = toFacts(path, content, packed);
    const local = Buffer.concat([u32(0x04034b50), facts, path, packed]);
    directory.push(u32(0x02014b50), u16(VERSION), facts, Buffer.alloc(10), u32(offset), path);
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  return Buffer.concat([...parts, index, toEnd(entries.length, index.length, offset)]);
}

/** What a file's own header and its row of the directory both say. */
function toFacts(path: Buffer, content: Buffer, packed: Buffer): Buffer {
  return Buffer.concat([
    ...[VERSION, UTF8_NAMES, DEFLATED, 0, EPOCH_DATE].map(u16),
    ...[crc32(content), packed.length, content.length].map(u32),
    ...[path.length, 0].map(u16),
  ]);
}

function toEnd(count: number, size: number, offset: number): Buffer {
  const counts = [0, 0, count, count].map(u16);
  return Buffer.concat([u32(0x06054b50), ...counts, u32(size), u32(offset), u16(0)]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
