import { expect, test } from 'vitest';
import { createTranslator } from './translator.ts';

const t = createTranslator('pl', {
  common: {
    close: 'Zamknij',
    duration: {
      minutes_one: '{{count}} minuta',
      minutes_few: '{{count}} minuty',
      minutes_many: '{{count}} minut',
      minutes_other: '{{count}} minuty',
    },
  },
  booking: { slots: { spotsLeft: '{{ count }} z {{total}}, {{total}}' } },
});

test('a key is looked up in its namespace, or in the one that it names', () => {
  expect(t('common', 'close')).toBe('Zamknij');
  expect(t('booking', 'common:close')).toBe('Zamknij');
});

test.each([
  [1, '1 minuta'],
  [3, '3 minuty'],
  [5, '5 minut'],
  [1.5, '1.5 minuty'],
])('%d has its plural form', (count, text) => {
  expect(t('common', 'duration.minutes', { count })).toBe(text);
});

test('placeholders are filled as often as they stand, and never read again', () => {
  expect(t('booking', 'slots.spotsLeft', { count: 3, total: '{{count}}' })).toBe(
    '3 z {{count}}, {{count}}',
  );
});
