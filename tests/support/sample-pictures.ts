import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What a photo is like for an encoder: no two pixels are alike; the top left corner is red. */
export function aPhoto(width: number, height: number): Sharp {
  const corner = {
    width: Math.ceil(width / 4),
    height: Math.ceil(height / 4),
    channels: 3,
  } as const;
  return sharp({
    create: {
      ...{ width, height, channels: 3, background: '#777' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).composite([{ input: { create: { ...corner, background: '#e11' } }, left: 0, top: 0 }]);
}

/** As a phone writes it: lying on its side, with where it was taken. */
export function aPhonePhoto(width: number, height: number): Promise<Buffer> {
  return aPhoto(width, height)
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      },
    })
    .toBuffer();
}

export const SVG =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
export const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(64),
]);

/** A PNG whose header says that it is so large; what follows is none of its data. */
export async function aBomb(width: number, height: number, isDeep = false): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // Sixteen bits of red, green, blue and alpha.
  if (isDeep) png.set([16, 6], 24);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Two frames, a red one and a blue one. */
async function aMovingPicture(): Promise<Sharp> {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } });
}

export const aMovingGif = async () => (await aMovingPicture()).gif().toBuffer();
export const aMovingWebp = async () => (await aMovingPicture()).webp().toBuffer();

/** A still PNG with the chunk that makes it move. */
export async function aMovingPng(): Promise<Buffer> {
  const png = await aPhoto(8, 8).png().toBuffer();
  const chunk = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, 33), length, chunk, sum, png.subarray(33)]);
}

/** A form with a file, as a browser sends it; what its sender says of it is not true. */
export function aForm(bytes: Uint8Array | string, field = 'picture'): FormData {
  const form = new FormData();
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.set(field, new Blob([part], { type: 'text/html' }), 'photo.html');
  return form;
}
