import { expect, test } from 'vitest';
import { toKeptCookies } from './kept-cookies.ts';

const line = 'kalends.session_token=x; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax';

test.each(['same-origin', 'same-site', 'none', undefined])(
  'pages of our own site keep cookies as they are: %s',
  (site) => expect(toKeptCookies([line], site)).toEqual([line]),
);

test('7.13 a page of another site keeps them for itself alone, over https', () => {
  expect(toKeptCookies([line, `${line}; Secure`], 'cross-site')).toEqual([
    'kalends.session_token=x; Max-Age=604800; Path=/; HttpOnly; SameSite=None; Partitioned; Secure',
    'kalends.session_token=x; Max-Age=604800; Path=/; HttpOnly; SameSite=None; Partitioned; Secure',
  ]);
});
