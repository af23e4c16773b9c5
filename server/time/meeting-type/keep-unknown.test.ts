import { expect, test } from 'vitest';
import * as z from 'zod';
import { keepUnknown } from './keep-unknown.ts';

const policy = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('full') }),
    z.object({ kind: z.literal('until'), hours: z.int() }),
  ])
  .default({ kind: 'full' });
const schema = z.object({
  isOn: z.boolean(),
  button: z.object({ text: z.string() }).nullable().default(null),
  policy,
  texts: z.partialRecord(z.enum(['en', 'de']), z.string()).default({}),
  tags: z.array(z.string()).default([]),
  questions: z.array(z.object({ id: z.string(), label: z.string() })).default([]),
});
const plain = schema.parse({ isOn: true });

test.each([
  ['a member', { isOn: false, later: 1 }, plain, { ...plain, later: 1 }],
  [
    'a member of a member',
    { button: { text: 'a', icon: 'x' } },
    { ...plain, button: { text: 'b' } },
    { ...plain, button: { text: 'b', icon: 'x' } },
  ],
  [
    'a member of the same kind',
    { policy: { kind: 'until', hours: 1, share: 50 } },
    { ...plain, policy: { kind: 'until', hours: 2 } },
    { ...plain, policy: { kind: 'until', hours: 2, share: 50 } },
  ],
  [
    'a member of what has the same id',
    { questions: [{ id: 'a', label: 'A', shownIf: 'b' }] },
    {
      ...plain,
      questions: [
        { id: 'b', label: 'B' },
        { id: 'a', label: 'C' },
      ],
    },
    {
      ...plain,
      questions: [
        { id: 'b', label: 'B' },
        { id: 'a', label: 'C', shownIf: 'b' },
      ],
    },
  ],
] as const)('keeps %s that a newer version wrote', (_, was, now, kept) => {
  expect(keepUnknown(schema, was, schema.parse(now))).toEqual(kept);
});

test.each([
  ['a text that is said no more', { texts: { de: 'Los' } }],
  ['a button', { button: { text: 'a', icon: 'x' } }],
  ['another kind', { policy: { kind: 'until', hours: 1, share: 50 } }],
  ['what was in a list', { tags: ['a'], questions: [{ id: 'a', label: 'A' }] }],
  ['what is no record', null],
])('does not bring back %s', (_, was) => {
  expect(keepUnknown(schema, was, plain)).toEqual(plain);
});
