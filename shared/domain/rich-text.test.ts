import { expect, it } from 'vitest';
import { linksOf, type RichText, toShownText, toWriting } from './rich-text.ts';

const content: RichText = [
  [{ text: 'I am free at these times:' }],
  [],
  [{ text: '– ' }, { text: 'Tue, 3 PM', href: 'https://k.example/a' }, { text: ' (21:00 here)' }],
  [{ text: 'https://k.example/b', href: 'https://k.example/b' }],
];

it('10. plain text says each address beside what leads there, once', () => {
  expect(toWriting(content).plain).toBe(
    'I am free at these times:\n\n– Tue, 3 PM: https://k.example/a (21:00 here)\nhttps://k.example/b',
  );
});

it('10. shown text leaves addresses to the links', () => {
  expect(toShownText(content)).toBe(
    'I am free at these times:\n\n– Tue, 3 PM (21:00 here)\nhttps://k.example/b',
  );
});

it('10. links are told once each, in order', () => {
  expect(linksOf([...content, ...content])).toEqual(['https://k.example/a', 'https://k.example/b']);
});
