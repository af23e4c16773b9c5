import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nastyValue } from '#tests/support/nasty-values.ts';
import { toScriptJson } from './page-data.ts';

it('says the same as JSON, and nothing in it ends or opens a script', () => {
  fc.assert(
    fc.property(nastyValue, (value) => {
      const json = toScriptJson({ value });
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value })));
      expect(json).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
  expect(toScriptJson('</script>\u2028')).toBe('"\\u003c/script>\\u2028"');
});
