import { expect, it } from 'vitest';
import { proposedElsewhere, readProposedTimes } from './proposed-times.ts';

it('reads a comma list of instants, sorted, each once, and leaves nonsense out', () => {
  const list = '2030-05-24T10:00:00+02:00,soon, 2030-05-23T09:00:00Z,2030-05-24T08:00:00.000Z';
  const times = readProposedTimes(list);
  expect(times.map((time) => Date.parse(time))).toEqual([
    Date.parse('2030-05-23T09:00:00Z'),
    Date.parse('2030-05-24T08:00:00Z'),
  ]);
});

it('forgives a plus that the query made a blank', () => {
  expect(readProposedTimes('2030-05-24T10:00:00 02:00')).toHaveLength(1);
});

it('has none where the link says none', () => {
  expect(readProposedTimes(null)).toEqual([]);
  expect(readProposedTimes(',')).toEqual([]);
});

it('7.8 is bounded by what one call may ask', () => {
  const many = Array.from({ length: 150 }, (_, index) => new Date(index * 3_600_000).toISOString());
  expect(readProposedTimes(many.join(','))).toEqual(many.slice(0, 100));
});

it('knows whether something was proposed for other weeks, in the visitor’s zone', () => {
  const [today, timeZone] = ['2030-05-20', 'Europe/Berlin'];
  const shown = { from: today, today, firstWeekday: 1, timeZone };
  const late = '2030-06-23T22:30:00Z';
  expect(proposedElsewhere(['2030-05-24T08:00:00Z', late], shown)).toBe('2030-06-24');
  expect(proposedElsewhere([late], { ...shown, timeZone: 'UTC' })).toBeUndefined();
  expect(proposedElsewhere(['2030-04-24T08:00:00Z'], shown)).toBeUndefined();
});
