import { expect, test } from 'vitest';
import { toEmbedCode, toSampleDocument } from './to-embed-code.ts';

const page = {
  path: '/ada/intro?lang=de&x=1',
  origin: 'https://kalends.test',
  label: '"Book" <me>',
};
const script = '<script src="https://kalends.test/embed.js" async';

test.each([
  [
    'inline',
    `${script}></script>\n<div data-kalends="/ada/intro?lang=de&amp;x=1" style="min-height:700px"></div>`,
  ],
  [
    'popup',
    `${script}></script>\n<a href="https://kalends.test/ada/intro?lang=de&amp;x=1" data-kalends-popup="/ada/intro?lang=de&amp;x=1">&quot;Book&quot; &lt;me&gt;</a>`,
  ],
  [
    'button',
    `${script} data-kalends-button="/ada/intro?lang=de&amp;x=1" data-kalends-label="&quot;Book&quot; &lt;me&gt;"></script>`,
  ],
  [
    'link',
    '<a href="https://kalends.test/ada/intro?lang=de&amp;x=1">&quot;Book&quot; &lt;me&gt;</a>',
  ],
] as const)('19.16 %s, with room kept for what comes', (kind, code) =>
  expect(toEmbedCode(kind, page)).toBe(code),
);

test('the sample is a page with just this code in it', () => {
  expect(toSampleDocument('<i>code</i>', 'de')).toMatch(
    /^<!doctype html><html lang="de">.*<body><i>code<\/i><\/body><\/html>$/,
  );
});
