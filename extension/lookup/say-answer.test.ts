import { expect, it } from 'vitest';
import { fromIso } from '#shared/time/dates.ts';
import type { Answer } from './answer.ts';
import type { Moment } from './moment.ts';
import { sayAnswer } from './say-answer.ts';

const minute = (iso: string) => fromIso(`2030-03-${iso}:00Z`) ?? 0;
const tuesday: Moment = {
  words: 'Tuesday 3 pm CET',
  from: minute('12T14:00'),
  until: minute('12T14:30'),
  isDay: false,
};
const wholeDay: Moment = {
  words: 'Tuesday',
  from: minute('11T23:00'),
  until: minute('12T23:00'),
  isDay: true,
};

function lines(moment: Moment, answer: Answer, language: 'en' | 'de' = 'en'): readonly string[] {
  const clock = language === 'en' ? '12h' : '24h';
  const nowMinute = minute('07T10:00');
  const reader = { language, timeZone: 'Europe/Berlin', clock, nowMinute } as const;
  return sayAnswer(moment, answer, reader, (key, values) =>
    [key, ...Object.values(values)].join(' | '),
  );
}

it('10. an answer says what was understood, and in which zone', () => {
  expect(lines(tuesday, { verdict: 'free', nearest: [], isPartial: false })).toEqual([
    'lookup.free | Tuesday, March 12, 3:00 PM – 3:30 PM',
    'lookup.understood | Tuesday 3 pm CET | GMT+1',
  ]);
});

it('10. other times are said with their day where it is another', () => {
  const nearest = [minute('12T08:00'), minute('13T08:00')];
  expect(lines(tuesday, { verdict: 'busy', nearest, isPartial: false }, 'de')).toEqual([
    'lookup.busy | Dienstag, 12. März, 15:00 – 15:30 Uhr',
    'lookup.nearest | 09:00 Uhr · Mi., 13. März, 09:00 Uhr',
    'lookup.understood | Tuesday 3 pm CET | GMT+1',
  ]);
});

it('10. a day without room is full, one with room says its times', () => {
  const [full] = lines(wholeDay, { verdict: 'busy', nearest: [], isPartial: false });
  expect(full).toBe('lookup.full | Tuesday, March 12');
  const some = lines(wholeDay, {
    verdict: 'free',
    nearest: [minute('12T08:00')],
    isPartial: false,
  });
  expect(some.slice(0, 2)).toEqual(['lookup.free | Tuesday, March 12', 'lookup.nearest | 9:00 AM']);
});

it('10. a calendar that was not read in full is said', () => {
  const said = lines(tuesday, { verdict: 'free', nearest: [], isPartial: true });
  expect(said[1]).toBe('lookup.partial');
});
