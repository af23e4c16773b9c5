import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#shared/domain/brand.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = new Map(
  [...read('./tokens.css').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

type Scheme = 'light' | 'dark';

/** A token's colour in one scheme as red, green and blue; `var(--other)` is followed. */
function colorOf(name: string, scheme: Scheme): [number, number, number] {
  const value = tokens.get(name) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colorOf(other, scheme);
  const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ?? [];
  const hex = scheme === 'light' ? light : dark;
  if (!hex) throw new Error(`--${name} is no pair of colours: ${value}`);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function ratio(one: string, other: string, scheme: Scheme): number {
  return contrast(colorOf(one, scheme), colorOf(other, scheme));
}

const surfaces = ['page', 'sunken', 'surface', 'raised'];
const meanings = ['danger', 'success', 'free', 'held', 'busy', 'waiting', 'cancelled'];

/** Every text and the surfaces that it stands on somewhere. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: [...surfaces, 'brand-soft', 'line', ...meanings.map((meaning) => `${meaning}-soft`)],
  'ink-soft': [...surfaces, 'brand-soft', ...meanings.map((meaning) => `${meaning}-soft`)],
  'on-brand': ['brand'],
  'brand-text': [...surfaces, 'brand-soft'],
  ...Object.fromEntries(meanings.map((meaning) => [meaning, [...surfaces, `${meaning}-soft`]])),
};
const pairs = Object.entries(texts).flatMap(([text, backs]) => backs.map((back) => [text, back]));

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  it.each(pairs)('%s can be read on %s', (text, back) => {
    expect(ratio(text ?? '', back ?? '', scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('the edge of a field can be told from %s', (surface) => {
    expect(ratio('line-strong', surface, scheme)).toBeGreaterThanOrEqual(3);
  });

  it('a surface that comes nearer is no darker', () => {
    const light = (name: string) => contrast(colorOf(name, scheme), [0, 0, 0]);
    const [page = 0, , surface = 0, raised = 0] = surfaces.map(light);
    expect(surface).toBeGreaterThan(page);
    expect(scheme === 'dark' ? raised > surface : raised >= surface).toBe(true);
  });
});

it('has the sizes, weights and corners that were agreed', () => {
  const px = (prefix: string) =>
    [...tokens]
      .filter(([name]) => name.startsWith(prefix))
      .map(([, value]) => Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1));
  expect(px('type-')).toEqual([12, 13, 14, 16, 20, 28, 40]);
  expect(px('weight-')).toEqual([400, 500, 650]);
  expect(px('row')).toEqual([40, 48]);
  expect(px('corner-')).toEqual([6, 12]);
  expect([...px('space'), ...px('leading-')].filter((value) => value % 4 !== 0)).toEqual([]);
  const motion = px('motion-');
  expect(Math.min(...motion)).toBeGreaterThanOrEqual(120);
  expect(Math.max(...motion)).toBeLessThanOrEqual(200);
});

it('is what the browser paints its own edges in', () => {
  const layout = read('../../../site/layouts/Document.astro');
  const [, light, dark] = /light-dark\((\S+), (\S+)\)/.exec(tokens.get('page') ?? '') ?? [];
  expect(layout).toContain(`media="(prefers-color-scheme: light)" content="${light}"`);
  expect(layout).toContain(`media="(prefers-color-scheme: dark)" content="${dark}"`);
});
