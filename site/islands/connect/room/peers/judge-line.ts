/** What was measured of a pair since the last look. */
export interface Measured {
  /** Packets of theirs that did not arrive, of one. */
  readonly lostIn: number;
  /** Packets of one's own that did not reach them, of one. */
  readonly lostOut: number;
  readonly roundTripMs: number;
}

export type LineQuality = 'good' | 'weak' | 'poor';

const WEAK = { lost: 0.04, roundTripMs: 400 } as const;
const POOR = { lost: 0.12, roundTripMs: 900 } as const;

/** How well two people hear each other: a weak line has gaps, over a poor one hardly anyone can talk. */
export function judgeLine({ lostIn, lostOut, roundTripMs }: Measured): LineQuality {
  const lost = Math.max(lostIn, lostOut);
  if (lost >= POOR.lost || roundTripMs >= POOR.roundTripMs) return 'poor';
  return lost >= WEAK.lost || roundTripMs >= WEAK.roundTripMs ? 'weak' : 'good';
}

/**
 * Whose line it is: one's own where it is bad to all others and there is more than one of them, or where
 * what is lost is lost on its way out; else theirs.
 */
export function isOwnLine(pairs: readonly Measured[]): boolean {
  const bad = pairs.filter((pair) => judgeLine(pair) !== 'good');
  if (bad.length === 0 || bad.length < pairs.length) return false;
  return pairs.length > 1 || bad.some(({ lostIn, lostOut }) => lostOut > lostIn);
}
