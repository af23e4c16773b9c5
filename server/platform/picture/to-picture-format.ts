/** What bytes say that they are, whatever their sender calls them. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'svg';

const isAt = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** Brands of ISO/IEC 23008-12 that hold HEVC; `mif1` and `msf1` hold it on every phone that writes them. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
/** An SVG may begin with a declaration, comments and a document type. */
const SVG_WITHIN_BYTES = 4096;

/** By its first bytes; undefined for anything else, JPEG XL, TIFF and PDF too. */
export function toPictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (isAt(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (isAt(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isAt(bytes, 'RIFF') && isAt(bytes, 'WEBP', 8)) return 'webp';
  if (isAt(bytes, 'GIF87a') || isAt(bytes, 'GIF89a')) return 'gif';
  if (isAt(bytes, 'ftyp', 4) && HEIC_BRANDS.some((brand) => isAt(bytes, brand, 8))) return 'heic';
  const start = Buffer.from(bytes.subarray(0, SVG_WITHIN_BYTES)).toString('latin1');
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/i.test(start)) return 'svg';
  return undefined;
}

/** Whether a PNG moves: a chunk that says so stands before its first data. */
export function isAnimatedPng(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.byteLength; at += 12 + view.getUint32(at)) {
    if (isAt(png, 'acTL', at + 4)) return true;
    if (isAt(png, 'IDAT', at + 4)) return false;
  }
  return false;
}
