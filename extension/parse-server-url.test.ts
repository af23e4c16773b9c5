import { expect, it } from 'vitest';
import { parseServerUrl } from './parse-server-url.ts';

it.each([
  ['http://localhost:4321', ['http://localhost:4321']],
  [' localhost:4321/ ', ['http://localhost:4321']],
  ['LocalHost:4321', ['http://localhost:4321']],
  ['HTTPS://Kalends.Example.com:443/', ['https://kalends.example.com']],
  ['127.0.0.1:80/', ['http://127.0.0.1']],
  ['kalends.example.com', ['https://kalends.example.com']],
  [
    'https://example.com/kalends/dashboard?x=1#y',
    ['https://example.com/kalends/dashboard', 'https://example.com/kalends', 'https://example.com'],
  ],
  ['http://kalends.example.com', []],
  ['http://localhost.evil.com', []],
  ['http://127.0.0.1.evil.com', []],
  ['', []],
  ['not a url', []],
  ['javascript://alert(1)', []],
  ['https://me:secret@example.com', []],
])('10. %j means %j', (text, urls) => {
  expect(parseServerUrl(text)).toEqual(urls);
});
