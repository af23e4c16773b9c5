/** Where the primary's log stood, in bytes, at a moment. */
interface Mark {
  readonly atMs: number;
  readonly position: number;
}

/**
 * How old what a replica shows can be at most, from what both say of the log: a replica that has
 * replayed what the primary had written at a moment shows everything until then. It needs neither
 * clocks that agree nor a primary that is busy.
 */
export class Staleness {
  readonly #keptMs: number;
  #marks: Mark[] = [];

  /** Moments longer ago than `keptMs` are forgotten: what is older is too old whatever its age. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  /** The primary's log stood at `position` at some time after `atMs`. */
  primaryIsAt(position: number, atMs: number): void {
    this.#marks.push({ position, atMs });
    this.#marks = this.#marks.filter((mark) => mark.atMs >= atMs - this.#keptMs);
  }

  /** The latest known moment until which a replica that has replayed so far shows everything. */
  shownUntilMs(position: number): number | undefined {
    return this.#marks.findLast((mark) => mark.position <= position)?.atMs;
  }
}
