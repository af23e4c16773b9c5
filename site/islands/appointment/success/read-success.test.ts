import { expect, test } from 'vitest';
import { readSuccess } from './read-success.ts';

test('reads what, when, whose confirmation is awaited and the zone', () => {
  const search = '?what=Intro&when=2030-05-24T13:30:00Z&doi=host&timezone=Asia/Kolkata';
  expect(readSuccess(search)).toEqual({
    what: 'Intro',
    when: '2030-05-24T13:30:00Z',
    awaits: 'host',
    timeZone: 'Asia/Kolkata',
  });
});

test('a plain double opt-in awaits the guest', () => {
  expect(readSuccess('?doi=true').awaits).toBe('guest');
  expect(readSuccess('?doi=false').awaits).toBeUndefined();
});

test('a zone that is none leaves the visitor their own', () => {
  expect(readSuccess('?timezone=Mars/Olympus').timeZone).toBeUndefined();
});
