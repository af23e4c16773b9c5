import { expect, test } from 'vitest';
import { noRelay } from '#server/platform/kernel/relay.ts';
import { toIce } from './to-ice.ts';

const nowMs = Date.parse('2030-01-07T09:00:00.500Z');

test('22. without settings no third party is asked', () => {
  expect(toIce(noRelay, 'ada', nowMs)).toEqual({ ice: [], iceUntilIso: null });
});

test('22. a relay is shown credentials that end, as coturn checks them', () => {
  const turn = { urls: ['turn:turn.example.com:3478'], secret: 'shared' };
  const { ice, iceUntilIso } = toIce({ stunUrls: ['stun:a.example'], turn }, 'ada', nowMs);
  expect(iceUntilIso).toBe('2030-01-07T11:00:00.000Z');
  expect(ice).toEqual([
    { urls: ['stun:a.example'] },
    // printf '%s' '1894014000:ada' | openssl dgst -sha1 -hmac shared -binary | base64
    { urls: turn.urls, username: '1894014000:ada', credential: '1/MsDSM2AfzoACg0iC+Ke4+z6xI=' },
  ]);
});
