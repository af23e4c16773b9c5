import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileLayout, LAYOUT_TEMPLATE } from './compile-layout.ts';

test('layout.template is what MJML makes of layout.mjml', async () => {
  expect(await compileLayout()).toBe(readFileSync(LAYOUT_TEMPLATE, 'utf8'));
});
