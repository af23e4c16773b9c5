import { expect, it } from 'vitest';
import { parseServerUrl } from './parse-server-url.ts';

it.each([
  ['http://localhost:4321', 'http://localhost:4321'],
  [' localhost:4321/ ', 'http://localhost:4321'],
  ['kalends.example.com', 'https://kalends.example.com'],
  ['https://kalends.example.com/ada/intro?x=1', 'https://kalends.example.com'],
  ['', undefined],
  ['not a url', undefined],
  ['javascript://alert(1)', undefined],
  ['https://me:secret@example.com', undefined],
])('%j means %j', (text, origin) => {
  expect(parseServerUrl(text)).toBe(origin);
});
