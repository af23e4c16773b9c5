/** Time of a host that is taken, with the buffers around it. Epoch minutes. */
export interface TakenTime {
  readonly id: string;
  readonly hostId: string;
  readonly takenFrom: number;
  readonly takenUntil: number;
}

interface Wish {
  /** What is moved is in nobody's way. */
  readonly id: string;
  readonly hostIds: readonly string[];
  readonly takenFrom: number;
  readonly takenUntil: number;
}

/** What stands in the way of a wish, the first in time; undefined where nothing does. */
export function findClash<Taken extends TakenTime>(
  wish: Wish,
  taken: readonly Taken[],
): Taken | undefined {
  return taken
    .filter(
      (each) =>
        each.id !== wish.id &&
        wish.hostIds.includes(each.hostId) &&
        each.takenFrom < wish.takenUntil &&
        wish.takenFrom < each.takenUntil,
    )
    .sort((a, b) => a.takenFrom - b.takenFrom)[0];
}
