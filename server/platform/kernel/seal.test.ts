import { expect, test } from 'vitest';
import { isSealedNow, openSeal, seal, toKeyRing, UnopenedSeal } from './seal.ts';

const place = 'connection.credentials/one';
const secret = 'a secret of an installation';
const ring = toKeyRing({ secret });
const after = toKeyRing({ secret: 'the secret that came after', previousSecret: secret });

test.each(['', 'sk_live_1', 'Zürich 🗝', 'x'.repeat(10_000)])(
  '20.3 what was sealed opens again: %#',
  (text) => {
    expect(openSeal(ring, seal(ring, text, place), place)).toBe(text);
  },
);

test('20.3 a sealed value says nothing of what it holds, and never looks the same twice', () => {
  const [one, two] = [seal(ring, 'sk_live_1', place), seal(ring, 'sk_live_1', place)];
  expect(one).not.toBe(two);
  expect(one).not.toContain(Buffer.from('sk_live_1').toString('base64url'));
});

test('20.3 a value that was moved to another row or column opens nowhere', () => {
  const sealed = seal(ring, 'sk_live_1', place);
  for (const elsewhere of ['connection.credentials/two', 'connection.name/one'] as const) {
    expect(() => openSeal(ring, sealed, elsewhere)).toThrow(UnopenedSeal);
  }
});

test('20.3 a changed value opens nowhere: version, key, text or tag', () => {
  const sealed = seal(ring, 'sk_live_1', place);
  const [version, id, text = ''] = sealed.split('.');
  const flipped = (at: number) => {
    const bytes = Buffer.from(text, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return `${version}.${id}.${bytes.toString('base64url')}`;
  };
  const length = Buffer.from(text, 'base64url').length;
  const changed = [0, 12, length - 1].map(flipped);
  for (const wrong of [
    ...changed,
    `other.${id}.${text}`,
    `${version}.other.${text}`,
    '',
    'plain',
  ]) {
    expect(() => openSeal(ring, wrong, place)).toThrow(UnopenedSeal);
  }
});

test('20.3 the secret before opens what it has sealed, and seals nothing any more', () => {
  const old = seal(ring, 'sk_live_1', place);
  expect(openSeal(after, old, place)).toBe('sk_live_1');
  expect(isSealedNow(after, old)).toBe(false);
  const anew = seal(after, 'sk_live_1', place);
  expect(isSealedNow(after, anew)).toBe(true);
  expect(() => openSeal(ring, anew, place)).toThrow(UnopenedSeal);
});

test('20.3 the key that is named with a value tells nothing of the secret', () => {
  const [, id] = seal(ring, 'x', place).split('.');
  expect(id).toHaveLength(8);
  expect(secret).not.toContain(id);
});
