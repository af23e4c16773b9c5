import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildEmbed } from './build-embed.ts';

it('embed.js is one classic script of at most 2.5 kB, gzipped', async () => {
  const code = await buildEmbed();
  expect(code).not.toMatch(/\b(?:import|export)\b\s*[({'"]/);
  expect(code).not.toMatch(/cookie|Storage/);
  expect(gzipSync(code).length).toBeLessThanOrEqual(2500);
});
