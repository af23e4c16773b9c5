import { describe, expect, it } from 'vitest';
import { afterSign, type NetworkSight, type NetworkSign } from './after-sign.ts';

const sight: NetworkSight = { beatMs: 100_000, type: 'wifi' };
const became = (sign: NetworkSign, nowMs = 102_000, from = sight) =>
  afterSign(from, sign, nowMs).became;

describe('22. the network of a call', () => {
  it('is another one once the browser is online again', () => {
    expect(became({ kind: 'offline' })).toBe('lost');
    expect(became({ kind: 'online' })).toBe('changed');
  });

  it('is another one after a sleep, and not in a tab that beats late', () => {
    expect(became({ kind: 'beat' }, 102_000)).toBe(undefined);
    expect(became({ kind: 'beat' }, 110_000)).toBe(undefined);
    expect(became({ kind: 'beat' }, 116_000)).toBe('changed');
    const awake = afterSign(sight, { kind: 'beat' }, 900_000).sight;
    expect(became({ kind: 'beat' }, 902_000, awake)).toBe(undefined);
  });

  it('is the same where it was only measured anew', () => {
    expect(became({ kind: 'type', type: 'wifi' })).toBe(undefined);
    expect(became({ kind: 'type', type: undefined })).toBe(undefined);
  });

  it('is another one once a telephone goes from its wireless to its cellular one', () => {
    expect(became({ kind: 'type', type: 'cellular' })).toBe('changed');
    const without = afterSign(sight, { kind: 'type', type: 'none' }, 102_000);
    expect(without.became).toBe(undefined);
    expect(became({ kind: 'type', type: 'cellular' }, 103_000, without.sight)).toBe('changed');
  });
});
