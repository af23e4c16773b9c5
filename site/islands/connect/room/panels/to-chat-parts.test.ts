import { expect, it } from 'vitest';
import { toChatParts } from './to-chat-parts.ts';

it('finds addresses, without what ends the sentence', () => {
  const href = 'https://example.com/a?b=1';
  expect(toChatParts(`See ${href}, please.`)).toMatchObject([
    { text: 'See ' },
    { text: href, href },
    { text: ', please.' },
  ]);
});

it('makes a link of nothing that runs or hides', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', '<b>x</b>', 'https://']) {
    expect(toChatParts(text)).toEqual([{ at: 0, text }]);
  }
});
