import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NameServer, startNameServer } from '#tests/support/name-server.ts';
import { lookUpTexts } from './look-up-texts.ts';

const LONG = `v=DKIM1; p=${'A'.repeat(392)}`;
let names: NameServer;
beforeAll(async () => {
  names = await startNameServer({
    'acme.test': ['v=spf1 mx -all', 'other'],
    'key.acme.test': [LONG],
  });
});
afterAll(() => names.stop());

test('24. texts of a name come in one piece, and one that has none has none', async () => {
  const look = (name: string) => lookUpTexts(name, [names.address]);
  expect(await look('acme.test')).toEqual(['v=spf1 mx -all', 'other']);
  expect(await look('key.acme.test')).toEqual([LONG]);
  expect(await look('nothing.acme.test')).toEqual([]);
});

test('24. without a name server nothing is known', async () => {
  await expect(lookUpTexts('acme.test', ['127.0.0.1:1'])).rejects.toThrow();
});
