import { expect, it } from 'vitest';
import {
  gainsLinks,
  hasDrawn,
  hasGained,
  hasGainedLines,
  keepsLinks,
  type Sight,
} from './sight.ts';

const sight = (text: string, hrefs: readonly string[] = [], lines = text): Sight => ({
  text,
  lines,
  hrefs,
});

it('10. a text is there once it stands there once more than before', () => {
  expect(hasGained('ab', 'ab', 'a b')).toBe(false);
  expect(hasGained('ab', 'abxab', 'a\u00a0b\n')).toBe(true);
  expect(hasGained('ab', 'b', 'a')).toBe(false);
  expect(hasGained('', 'ab', ' \n')).toBe(false);
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

it('19.13 lines that run together are not those that were given', () => {
  const [before, text] = [sight(''), 'One\n\nTwo'];
  expect(hasGainedLines(before, sight('OneTwo', [], 'ONE\nTWO'), text)).toBe(true);
  expect(hasGainedLines(before, sight('OneTwo', [], 'ONETWO'), text)).toBe(false);
  expect(hasGainedLines(before, sight('Two', [], 'TWO'), 'T wo')).toBe(true);
});

it('19.13 of what is drawn in part, its end is looked for', () => {
  expect(hasDrawn('a', 'atwo', 'one\ntwo\n')).toBe(true);
  expect(hasDrawn('atwo', 'atwo', 'one\ntwo')).toBe(false);
  expect(hasDrawn('a', 'aone', 'one\ntwo')).toBe(false);
});
