import { expect, test } from 'vitest';
import { readKnownDevice, rememberDevice } from './known-device.ts';

const seal = { secret: 'a secret for tests only', email: 'ada@demo.test' };

function cookieOf(line: string): string {
  return line.split(';')[0] ?? '';
}

test('7.10 a browser is known by what it was given, among its other cookies', () => {
  const cookie = cookieOf(rememberDevice(seal, 'http://kalends.test'));
  expect(readKnownDevice(seal, cookie)).toMatch(/^[\w-]{22}$/);
  expect(readKnownDevice(seal, `a=b; ${cookie}; c=d`)).toBe(readKnownDevice(seal, cookie));
});

test('7.10 not for another account, not under another secret, not by a made up id', () => {
  const cookie = cookieOf(rememberDevice(seal, 'http://kalends.test'));
  const [name, value] = cookie.split('=');
  const other = { ...seal, email: 'grace@demo.test' };
  const otherName = cookieOf(rememberDevice(other, 'http://kalends.test')).split('=')[0];
  for (const cookies of [null, '', `${name}=`, `${name}=made-up.${'x'.repeat(43)}`, `x${cookie}`]) {
    expect(readKnownDevice(seal, cookies)).toBeUndefined();
  }
  expect(readKnownDevice(other, `${otherName}=${value}`)).toBeUndefined();
  expect(readKnownDevice({ ...seal, secret: 'another secret' }, cookie)).toBeUndefined();
});

test('its cookie goes to the sign-in alone, and over https where there is https', () => {
  expect(rememberDevice(seal, 'http://kalends.test')).toMatch(
    /; Path=\/api\/auth\/sign-in; HttpOnly; SameSite=Lax$/,
  );
  expect(rememberDevice(seal, 'https://kalends.test')).toMatch(/; Secure$/);
});
