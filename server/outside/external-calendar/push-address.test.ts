import { expect, test } from 'vitest';
import { toPushAddress } from './push-address.ts';

test('is below an https address of the public internet', () => {
  expect(toPushAddress('https://book.example.com', 'google')).toBe(
    'https://book.example.com/api/calendar-notices/google',
  );
  expect(toPushAddress('https://book.example.com:8443', 'microsoft')).toBe(
    'https://book.example.com:8443/api/calendar-notices/microsoft',
  );
});

test.each(['https://93.184.215.14', 'https://[2606:2800:21f:cb07::1]', 'https://mylocal.example'])(
  'is there for %s',
  (address) => expect(toPushAddress(address, 'google')).toBeDefined(),
);

test.each([
  'http://book.example.com',
  'http://localhost:4321',
  'https://localhost',
  'https://localhost.',
  'https://kalends.localhost',
  'https://kalends',
  'https://kalends.local',
  'https://kalends.lan',
  'https://kalends.home.arpa',
  'https://kalends.internal',
  'https://kalends.test',
  'https://127.0.0.1',
  'https://2130706433',
  'https://10.1.2.3',
  'https://192.168.1.10:8443',
  'https://[::1]',
  'https://[fd00::1]',
  'https://[::ffff:10.0.0.1]',
])('is not there for %s', (address) => expect(toPushAddress(address, 'google')).toBeUndefined());
