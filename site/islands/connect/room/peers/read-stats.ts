import type { Measured } from './judge-line.ts';

/** Sums since the connection began. */
export interface Counted {
  readonly received: number;
  readonly lost: number;
  readonly lostOut: number;
  readonly roundTripMs: number;
}

export const nothingCounted: Counted = { received: 0, lost: 0, lostOut: 0, roundTripMs: 0 };

type Entry = Readonly<Record<string, unknown>>;

export function toEntries(report: RTCStatsReport): readonly Entry[] {
  const entries: Entry[] = [];
  report.forEach((entry: Entry) => {
    entries.push(entry);
  });
  return entries;
}

/** How loud what comes of a microphone is, 0 to 1. */
export function toSoundLevel(report: Iterable<Entry>): number {
  for (const { type, audioLevel } of report)
    if (type === 'inbound-rtp') return toNumber(audioLevel);
  return 0;
}

/** The figures that matter of W3C's `RTCStatsReport`; browsers leave out some of them. */
export function countStats(report: Iterable<Entry>): Counted {
  const sums = { received: 0, lost: 0, lostOut: 0, roundTripMs: 0 };
  for (const entry of report) {
    if (entry.type === 'inbound-rtp') {
      sums.received += toNumber(entry.packetsReceived);
      sums.lost += toNumber(entry.packetsLost);
    }
    if (entry.type === 'remote-inbound-rtp') {
      sums.lostOut = Math.max(sums.lostOut, toNumber(entry.fractionLost));
      sums.roundTripMs = Math.max(sums.roundTripMs, toNumber(entry.roundTripTime) * 1000);
    }
  }
  return sums;
}

/** What happened between two looks. */
export function toMeasured(before: Counted, now: Counted): Measured {
  // A connection that was made anew counts from nothing.
  const [received, lost] = [now.received - before.received, now.lost - before.lost];
  const expected = received + lost;
  const lostIn = received < 0 || expected <= 0 ? 0 : Math.max(0, lost / expected);
  return { lostIn, lostOut: now.lostOut, roundTripMs: now.roundTripMs };
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
