/** Quieter than this is breath and a fan. Of the loudest sample, which is some 8 dB above a voice's power. */
const SPEAKS = 0.07;
/** Nobody takes the large picture by a cough. */
const HOLD_MS = 1_500;

export interface Speaker {
  readonly id: string | null;
  /** When they were heard last. */
  readonly heardMs: number;
}

/** Who speaks: the loudest, once the one before has been silent for a moment. */
export function pickSpeaker(
  before: Speaker,
  levels: ReadonlyMap<string, number>,
  nowMs: number,
): Speaker {
  if (before.id !== null && (levels.get(before.id) ?? 0) >= SPEAKS) {
    return { id: before.id, heardMs: nowMs };
  }
  if (before.id !== null && nowMs - before.heardMs < HOLD_MS) return before;
  const [loudest] = [...levels].toSorted(([, one], [, other]) => other - one);
  if (!loudest || loudest[1] < SPEAKS) return { id: null, heardMs: before.heardMs };
  return { id: loudest[0], heardMs: nowMs };
}
