import { describe, expect, it } from 'vitest';
import { type PairSituation, planRepair } from './plan-repair.ts';

const aPair = (changes: Partial<PairSituation>): PairSituation => ({
  ...{ connection: 'connected', isLeader: true, isLineOpen: true },
  ...{ inStateMs: 60_000, sinceRepairMs: Number.POSITIVE_INFINITY, attempt: 0 },
  ...changes,
});

describe('how a pair is repaired', () => {
  it.each([
    ['one that is connected is left alone', {}, 'nothing'],
    ['a short gap heals by itself', { connection: 'disconnected', inStateMs: 1_000 }, 'nothing'],
    ['a longer gap restarts', { connection: 'disconnected', inStateMs: 2_000 }, 'restart'],
    ['a failure restarts at once', { connection: 'failed', inStateMs: 0 }, 'restart'],
    [
      'nothing is tried while no description can be handed over',
      { connection: 'failed', isLineOpen: false },
      'nothing',
    ],
    [
      'a restart is given time',
      { connection: 'failed', attempt: 1, sinceRepairMs: 4_000 },
      'nothing',
    ],
    [
      'what a restart did not heal is made anew',
      { connection: 'failed', attempt: 1, sinceRepairMs: 5_000 },
      'renew',
    ],
    [
      'each new one is given longer',
      { connection: 'connecting', attempt: 3, sinceRepairMs: 19_000 },
      'nothing',
    ],
    ['one that never connected is made anew', { connection: 'connecting' }, 'renew'],
    [
      'and is given twice as long each time, so that it ends on a slow machine',
      { connection: 'connecting', attempt: 1, sinceRepairMs: 23_000, inStateMs: 23_000 },
      'nothing',
    ],
    [
      'but never more than a minute',
      { connection: 'connecting', attempt: 9, sinceRepairMs: 60_000 },
      'renew',
    ],
    [
      'who does not lead leaves the first step to the other',
      { connection: 'failed', isLeader: false, inStateMs: 3_000 },
      'nothing',
    ],
    ['and asks if none comes', { connection: 'failed', isLeader: false }, 'ask'],
  ] as const)('%s', (_says, changes, repair) => {
    expect(planRepair(aPair(changes))).toBe(repair);
  });

  it('never waits longer than half a minute', () => {
    const late = { connection: 'failed', attempt: 20, sinceRepairMs: 30_000 } as const;
    expect(planRepair(aPair(late))).toBe('renew');
  });
});
