import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { formatHours, formatTimeOfDay, parseTimeOfDay } from './time-of-day.ts';

test.each([
  ['9', 540],
  ['09:30', 570],
  ['930', 570],
  ['1730', 1050],
  ['9.30 Uhr', 570],
  ['9h30', 570],
  ['9:30 PM', 1290],
  ['9pm', 1260],
  ['12 a.m.', 0],
  ['12:15 p. m.', 735],
  ['24:00', 1440],
  ['0:00', 0],
  ['24:01', undefined],
  ['9:60', undefined],
  ['13 pm', undefined],
  ['', undefined],
  ['noon', undefined],
])('%j is %j', (text, minute) => expect(parseTimeOfDay(text)).toBe(minute));

test.each([
  ['5', 540, 1020],
  ['5:30', 540, 1050],
  ['530', 540, 1050],
  ['12', 540, 720],
  ['05:00', 1320, 300],
  ['5 am', 540, 300],
  ['2', 1320, 120],
])('%j that ends what begins at %i is %i', (text, after, minute) => {
  expect(parseTimeOfDay(text, after)).toBe(minute);
});

test('what is written is read again, in every language and on both clocks', () => {
  for (const language of LANGUAGES) {
    for (const clock of ['12h', '24h'] as const) {
      for (const minute of [0, 5, 540, 719, 720, 1290, 1439]) {
        const text = formatTimeOfDay(minute, language, clock);
        expect(parseTimeOfDay(text), `${language} ${text}`).toBe(minute);
      }
    }
  }
});

test('hours are written with both their ends', () => {
  expect(formatHours([540, 1440], 'de', '24h')).toBe('09:00 – 24:00');
  expect(formatHours([540, 1020], 'en', '12h')).toBe('9:00 AM – 5:00 PM');
});
