import { expect, it } from 'vitest';
import { offerProposed, proposedElsewhere, readProposedTimes } from './proposed-times.ts';

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

it('Spec A §5: a date is unavailable unless it equals a proposed time', () => {
  const free = [
    { date: '2030-05-23', spots: [{ startTime: '2030-05-23T09:00:00.000Z' }] },
    {
      date: '2030-05-24',
      spots: [{ startTime: '2030-05-24T08:00:00.000Z' }, { startTime: '2030-05-24T08:30:00.000Z' }],
    },
  ];
  expect(offerProposed(free, ['2030-05-24T08:30:00Z', '2030-05-25T08:30:00Z'])).toEqual([
    { date: '2030-05-24', spots: [{ startTime: '2030-05-24T08:30:00.000Z' }] },
  ]);
  expect(offerProposed(free, undefined)).toEqual(free);
});

it('knows whether something was proposed for another month, in the visitor’s zone', () => {
  const shown = { month: '2030-05', today: '2030-05-20', timeZone: 'Europe/Berlin' };
  const late = '2030-05-31T22:30:00Z';
  expect(proposedElsewhere(['2030-05-24T08:00:00Z', late], shown)).toBe('2030-06-01');
  expect(proposedElsewhere([late], { ...shown, timeZone: 'UTC' })).toBeUndefined();
  expect(proposedElsewhere(['2030-04-24T08:00:00Z'], shown)).toBeUndefined();
});
