import { expect, test } from 'vitest';
import { halves, missedWithout } from '#tests/support/without-rows.ts';

test('20.1 a row that is taken out of the table of meeting-type fields does not compile: give the field a control that names it', () => {
  for (const half of halves) expect(missedWithout(half)).toEqual([...half]);
});
