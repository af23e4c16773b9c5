import { expect, test } from 'vitest';
import { readImageName, toImageAddress } from './image-address.ts';

const of = { secret: 'a secret for tests only', publicUrl: 'https://book.example.com' };
const logo = 'https://cdn.acme.test/logo ä.png?v=1#x';

test('7.16 a picture of somebody else is shown from an address of ours, which names it', () => {
  const address = toImageAddress(logo, of) ?? '';
  expect(address).toMatch(/^\/api\/image\/[\w-]+\.[\w-]{22}$/);
  expect(readImageName(address.slice('/api/image/'.length), of.secret)).toBe(logo);
});

test('23. a file of ours is shown from its own address', () => {
  const hash = 'a1'.repeat(32);
  expect(toImageAddress(hash, of)).toBe(`/api/file/${hash}`);
});

test.each([
  '/videos/hello/poster.webp',
  'https://book.example.com/x.png',
  'data:image/png;base64,',
])('7.16 %s is ours and stays', (address) => expect(toImageAddress(address, of)).toBe(address));

test.each(['javascript:alert(1)', 'ftp://acme.test/x.png', 'data:text/html,x', 'blob:x'])(
  '7.16 %s is no picture',
  (address) => expect(toImageAddress(address, of)).toBeNull(),
);

test('7.16 a name that we did not sign stands for nothing', () => {
  const name = toImageAddress(logo, of)?.slice('/api/image/'.length) ?? '';
  const [encoded = '', signature = ''] = name.split('.');
  const other = Buffer.from('http://169.254.169.254/').toString('base64url');
  for (const forged of [`${other}.${signature}`, encoded, `${encoded}.`, '', '.', `${name}x`]) {
    expect(readImageName(forged, of.secret)).toBeUndefined();
  }
  expect(readImageName(name, 'another secret, also for tests')).toBeUndefined();
});
