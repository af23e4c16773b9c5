import { expect, test, vi } from 'vitest';
import { createPainter } from './paint.ts';
import { loadStillPicture } from './still-picture.ts';

test('where nothing can paint it is said once, and nothing is painted', async () => {
  const warn = vi.fn();
  const load = vi.fn(() => Promise.reject(new Error('No sharp for this platform')));
  const paint = createPainter({ warn }, load);
  for (const drawing of ['<svg/>', '<svg id="other"/>', '<svg/>']) {
    expect(await paint(drawing)).toBeUndefined();
  }
  expect(load).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a drawing that is none is no picture, and the next one is painted', async () => {
  const warn = vi.fn();
  const paint = createPainter({ warn });
  expect(await paint('<svg')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>';
  const picture = await paint(drawing);
  expect(picture?.byteLength).toBeGreaterThan(0);
  expect(await paint(drawing)).toBe(picture);
});

test('no more than eight wait', async () => {
  const paint = createPainter({ warn: vi.fn() }, () => Promise.reject(new Error('None')));
  const asked = Array.from({ length: 9 }, (_, index) => paint(`<svg id="${index}"/>`));
  const ninth = vi.fn();
  asked[8]?.then(ninth);
  await Promise.resolve().then(() => undefined);
  expect(ninth).toHaveBeenCalledWith(undefined);
  await Promise.all(asked);
});

test.each([true, false])('a picture that stands in has the size that is said', async (hasMark) => {
  const bytes = Buffer.from((await loadStillPicture(hasMark)).content);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
