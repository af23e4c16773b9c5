import { expect, it } from 'vitest';
import { countStats, nothingCounted, toMeasured } from './read-stats.ts';

it('sums what browsers count, and measures between two looks', () => {
  const counted = countStats([
    { type: 'inbound-rtp', packetsReceived: 90, packetsLost: 10 },
    { type: 'inbound-rtp', packetsReceived: 100 },
    { type: 'remote-inbound-rtp', fractionLost: 0.25, roundTripTime: 0.12 },
    { type: 'codec' },
  ]);
  expect(toMeasured(nothingCounted, counted)).toEqual({
    ...{ lostIn: 0.05, lostOut: 0.25, roundTripMs: 120 },
  });
});

it('takes a connection that was made anew for one without losses', () => {
  const before = { ...nothingCounted, received: 500, lost: 20 };
  expect(toMeasured(before, { ...nothingCounted, received: 3 }).lostIn).toBe(0);
});
