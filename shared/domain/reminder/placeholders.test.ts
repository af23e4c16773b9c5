import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillText, findUnknown, PLACEHOLDERS, type Placeholder } from './placeholders.ts';

const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `the ${name}`])) as Record<
  Placeholder,
  string
>;

test('24. placeholders are replaced by their values, and nothing else is', () => {
  const text = 'Hello {name}, {meeting} with {host}: {nobody} { name } {} {{date}}';
  expect(fillText(text, values)).toBe(
    'Hello the name, the meeting with the host: {nobody} { name } {} {the date}',
  );
  expect(findUnknown(text)).toEqual(['nobody', ' name ']);
});

test('24. a value is text, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(fillText('{name}|{name}', { ...values, name })).toBe(`${name}|${name}`);
    }),
  );
  expect(fillText('{name}', { ...values, name: '{host} $& $1' })).toBe('{host} $& $1');
});
