import { expect, test } from 'vitest';
import { toProposalWriting } from './to-proposal-writing.ts';

test('10. a proposal is written with a line for each time and a blank one between its parts', () => {
  const href = 'https://kalends.example/ada/intro';
  const { rich, plain } = toProposalWriting([
    { kind: 'paragraph', part: { text: 'Some times.' } },
    {
      kind: 'times',
      items: [
        { when: { text: 'Friday, 9:00', href }, beneath: '15:00 for me (Berlin)' },
        { when: { text: 'Friday, 10:00', href }, beneath: null },
      ],
    },
    { kind: 'paragraph', part: { text: 'Or another', href } },
  ]);
  expect(rich).toEqual([
    [{ text: 'Some times.' }],
    [],
    [{ text: 'Friday, 9:00', href }, { text: ' · 15:00 for me (Berlin)' }],
    [{ text: 'Friday, 10:00', href }],
    [],
    [{ text: 'Or another', href }],
  ]);
  expect(plain).toContain('- Friday, 9:00\n  15:00 for me (Berlin)\n  https://');
});
