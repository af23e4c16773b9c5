import { expect, it } from 'vitest';
import { toTextOnce } from './to-text-once.ts';

it('writes the same message once, and another one anew', () => {
  const toText = toTextOnce();
  let written = 0;
  const aMessage = (text: string) => ({
    toJSON: () => {
      written += 1;
      return { text };
    },
  });
  const [one, other] = [aMessage('one'), aMessage('other')];
  const said = [one, one, other, one].map(toText);
  expect(said).toEqual(['{"text":"one"}', '{"text":"one"}', '{"text":"other"}', '{"text":"one"}']);
  expect(written).toBe(3);
});
