import { expect, test } from 'vitest';
import { byCursor, byPage } from './define-list.ts';

test.each([
  [1, 1, null, null],
  [1, 26, null, { page: 2 }],
  [2, 60, { page: 1 }, { page: 3 }],
  [3, 60, { page: 2 }, null],
])('20.4 page %i of %i rows, 25 on each, leads to %j and %j', (page, total, previous, next) => {
  expect(byPage({ page, pageSize: 25, total })).toMatchObject({ previous, next });
});

test('20.4 a cursor leads on, and no further than the list goes', () => {
  expect(byCursor({ next: 'after.x', previous: null })).toEqual({
    previous: null,
    next: { cursor: 'after.x' },
  });
});
