import { expect, test } from 'vitest';
import { toTargetUrl } from './to-target-url.ts';

const here = { origin: 'https://kalends.test', search: '?lang=fr&email=a%40b.c' };

test.each([
  ['/ada/intro', '/ada/intro?lang=fr&email=a%40b.c'],
  ['/ada/intro?lang=de', '/ada/intro?lang=de&email=a%40b.c'],
  ['/ada#top', '/ada?lang=fr&email=a%40b.c#top'],
  ['//elsewhere.test/ada', undefined],
  ['/\\elsewhere.test', undefined],
  ['/.//elsewhere.test', undefined],
  ['/ada/..//elsewhere.test', undefined],
  ['https://elsewhere.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
])('%s leads to %s', (target, url) => expect(toTargetUrl(target, here)).toBe(url));
