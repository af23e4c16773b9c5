/** What bytes say that they are, whatever their sender calls them. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'svg';

/** Brands of ISO/IEC 23008-12 that hold HEVC; `mif1` and `msf1` hold it on every phone that writes them. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
/** An SVG may begin with a declaration, comments and a document type. */
const SVG_WITHIN_BYTES = 4096;

const isAt = (bytes: Uint8Array, text: string, at = 0) =>
  text.length <= bytes.length - at &&
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** By its first bytes; undefined for anything else, JPEG XL, TIFF and PDF too. */
export function toPictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (isAt(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (isAt(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isAt(bytes, 'RIFF') && isAt(bytes, 'WEBP', 8)) return 'webp';
  if (isAt(bytes, 'GIF87a') || isAt(bytes, 'GIF89a')) return 'gif';
  if (isAt(bytes, 'ftyp', 4) && HEIC_BRANDS.some((brand) => isAt(bytes, brand, 8))) return 'heic';
  const start = String.fromCharCode(...bytes.subarray(0, SVG_WITHIN_BYTES));
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/i.test(start)) return 'svg';
  return undefined;
}

/** Whether a picture has more than one frame, or says that it moves; of its whole bytes, or of their beginning. */
export function isMoving(bytes: Uint8Array, format: PictureFormat | undefined): boolean {
  if (format === 'png') return isMovingPng(bytes);
  if (format === 'webp') return isMovingWebp(bytes);
  return format === 'gif' && hasTwoFrames(bytes);
}

/** A chunk that says so stands before a PNG's first data. */
function isMovingPng(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.byteLength; at += 12 + view.getUint32(at)) {
    if (isAt(png, 'acTL', at + 4)) return true;
    if (isAt(png, 'IDAT', at + 4)) return false;
  }
  return false;
}

/** A bit of the header that an extended WebP has. */
function isMovingWebp(webp: Uint8Array): boolean {
  return isAt(webp, 'VP8X', 12) && ((webp[20] ?? 0) & 2) !== 0;
}

/** A GIF has no count of its frames: they are passed over, block by block. */
function hasTwoFrames(gif: Uint8Array): boolean {
  const byte = (at: number) => gif[at] ?? 0;
  /** What a table of colours holds, where the flags say that there is one. */
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  /** Behind blocks that each begin with their length, up to the empty one. */
  const behind = (first: number) => {
    let at = first;
    while (byte(at) > 0) at += 1 + byte(at);
    return at + 1;
  };
  let frames = 0;
  let at = 13 + colours(byte(10));
  while (at < gif.length && frames < 2) {
    if (byte(at) === 0x21) at = behind(at + 2);
    else if (byte(at) === 0x2c) {
      frames += 1;
      at = behind(at + 11 + colours(byte(at + 9)));
    } else return false;
  }
  return frames > 1;
}
