import { expect, it } from 'vitest';
import { arrangeTiles } from './arrange-tiles.ts';

const aPerson = (id: string, screen = false) => ({ id, media: { screen } });
const keys = (shown: ReturnType<typeof arrangeTiles>) => [
  shown.large?.key,
  shown.rest.map(({ key }) => key),
];

it('gives all the same room in the grid', () => {
  const people = [aPerson('a'), aPerson('b')];
  const shown = arrangeTiles({ people, view: 'grid', speaker: 'b' });
  expect(keys(shown)).toEqual([undefined, ['a camera', 'b camera']]);
});

it('shows who speaks large, or the first while nobody has spoken', () => {
  const people = [aPerson('a'), aPerson('b')];
  expect(keys(arrangeTiles({ people, view: 'speaker', speaker: 'b' }))).toEqual([
    'b camera',
    ['a camera'],
  ]);
  expect(arrangeTiles({ people, view: 'speaker', speaker: null }).large?.key).toBe('a camera');
});

it('shows a screen that is shared large in either view, and the last of several', () => {
  const people = [aPerson('a', true), aPerson('b', true)];
  expect(keys(arrangeTiles({ people, view: 'grid', speaker: 'a' }))).toEqual([
    'b screen',
    ['a screen', 'a camera', 'b camera'],
  ]);
});
