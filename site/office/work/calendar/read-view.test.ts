import { expect, test } from 'vitest';
import { readView } from './read-view.ts';

test('a link says what is shown', () => {
  expect(readView({ view: 'day', date: '2030-05-24', hosts: 'ada,grace' }, false)).toEqual({
    view: 'day',
    date: '2030-05-24',
    hostIds: ['ada', 'grace'],
  });
});

test('without one it is the week of today, a day on a phone, and whatever is wrong says nothing', () => {
  const plain = { date: undefined, hostIds: [] };
  expect(readView({}, false)).toEqual({ view: 'week', ...plain });
  expect(readView({ view: 'year', date: '2030-02-30', hosts: 3 }, true)).toEqual({
    view: 'day',
    ...plain,
  });
});
