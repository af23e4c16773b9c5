import { describe, expect, test } from 'vitest';
import {
  aMovingGif,
  aMovingPng,
  aMovingWebp,
  aPhoto,
  HEIC,
  SVG,
} from '#tests/support/sample-pictures.ts';
import { isMoving, toPictureFormat } from './picture-format.ts';

const small = () => aPhoto(9, 7);

describe('what a file is', () => {
  test.each([
    ['jpeg', () => small().jpeg().toBuffer()],
    ['png', () => small().png().toBuffer()],
    ['webp', () => small().webp().toBuffer()],
    ['gif', () => small().gif().toBuffer()],
    ['heic', async () => HEIC],
    ['svg', async () => Buffer.from(SVG)],
    ['svg', async () => Buffer.from('\ufeff<!-- a drawing --><SVG width="1">')],
    [undefined, async () => Buffer.from('%PDF-1.7')],
    [undefined, async () => Buffer.from('<!doctype html><p>No drawing</p>')],
    [undefined, async () => Buffer.from('GIF')],
    [undefined, async () => Buffer.alloc(0)],
  ] as const)('%s', async (format, toFile) => {
    expect(toPictureFormat(await toFile())).toBe(format);
  });
});

describe('what moves', () => {
  test.each([
    ['a GIF of two frames', aMovingGif, true],
    ['a PNG that says so', aMovingPng, true],
    ['a WebP of two frames', aMovingWebp, true],
    ['a GIF of one', () => small().gif().toBuffer(), false],
    ['a still PNG', () => small().png().toBuffer(), false],
    ['a still WebP', () => small().webp().toBuffer(), false],
    ['a still WebP with an alpha channel', () => small().ensureAlpha(0.5).webp().toBuffer(), false],
    ['a JPEG', () => small().jpeg().toBuffer(), false],
  ])('%s', async (_, toFile, moves) => {
    const bytes = await toFile();
    expect(isMoving(bytes, toPictureFormat(bytes))).toBe(moves);
  });

  test('of any of them that is cut anywhere, a reading ends', async () => {
    for (const bytes of [await aMovingGif(), await aMovingPng(), await aMovingWebp()]) {
      const format = toPictureFormat(bytes);
      for (let end = 0; end < bytes.length; end += 1) isMoving(bytes.subarray(0, end), format);
    }
  });
});
