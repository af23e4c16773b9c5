import { expect, it } from 'vitest';
import { gainsLinks, hasGained, keepsLinks, type Sight } from './sight.ts';

const sight = (text: string, hrefs: readonly string[] = []): Sight => ({ text, hrefs });

it('10. a text is there once it stands there once more than before', () => {
  expect(hasGained(sight('ab'), sight('ab'), 'a b')).toBe(false);
  expect(hasGained(sight('ab'), sight('abxab'), 'a\u00a0b\n')).toBe(true);
  expect(hasGained(sight('ab'), sight('b'), 'a')).toBe(false);
  expect(hasGained(sight(''), sight('ab'), ' \n')).toBe(false);
});

it('10. a link is kept as a link or written out, one that was there before is none', () => {
  const link = 'https://k.example';
  const href = 'https://k.example/';
  expect(keepsLinks(sight(''), sight('Intro', [href]), [link])).toBe(true);
  expect(keepsLinks(sight(''), sight(`Intro:${link}`), [link])).toBe(true);
  expect(keepsLinks(sight(''), sight('Intro'), [link])).toBe(false);
  expect(keepsLinks(sight('Old', [href]), sight('OldIntro', [href]), [link])).toBe(false);
  expect(keepsLinks(sight(''), sight('Intro'), [])).toBe(true);
  expect(gainsLinks(sight(''), sight('Intro', [href]), [link])).toBe(true);
  expect(gainsLinks(sight(''), sight(`Intro:${link}`), [link])).toBe(false);
});
