import { expect, test } from 'vitest';
import { loadSharp } from '#server/platform/picture/load-sharp.ts';
import { demoFaces } from './demo-faces.ts';
import { drawFace } from './draw-face.ts';

test.each(Object.entries(demoFaces))('%s has a face that can be painted', async (_, face) => {
  const sharp = await loadSharp();
  const { width, height } = await sharp(Buffer.from(drawFace(face))).metadata();
  expect([width, height]).toEqual([512, 512]);
});
