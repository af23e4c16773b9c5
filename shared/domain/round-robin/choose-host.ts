/** Spec B §3.7: how a meeting type that any of its hosts can serve shares its appointments out. */
export const ROUND_ROBIN_METHODS = ['simple', 'advanced'] as const;
export type RoundRobinMethod = (typeof ROUND_ROBIN_METHODS)[number];

/** A host who is free at the asked start. */
export interface Candidate {
  readonly hostId: string;
  /** The order in which the meeting type lists its hosts; of equals, the first. */
  readonly position: number;
  /** When they were given their last appointment, epoch milliseconds; null for never. */
  readonly lastAssignedMs: number | null;
  /** Their share relative to the others'; 0 takes only what nobody else can. */
  readonly weight: number;
  /** Higher goes first. */
  readonly priority: number;
  /** Appointments they were given within the fairness window. */
  readonly assignedInWindow: number;
}

type Choose = (candidates: readonly Candidate[]) => Candidate | undefined;

/** The host who was given an appointment longest ago; never comes before ever. */
const chooseSimple: Choose = (candidates) =>
  candidates.toSorted((a, b) => lastAssigned(a) - lastAssigned(b) || a.position - b.position)[0];

/**
 * Among the free hosts of the highest priority, the one who is furthest behind: whose share by
 * weight of all appointments of the window, this one included, exceeds most what they were given.
 * Of equals, the one who was given one longest ago.
 */
const chooseAdvanced: Choose = (candidates) => {
  const highest = Math.max(...candidates.map(({ priority }) => priority));
  const first = candidates.filter(({ priority }) => priority === highest);
  const weighted = first.filter(({ weight }) => weight > 0);
  if (weighted.length === 0) return chooseSimple(first);
  const total = weighted.reduce((sum, { assignedInWindow }) => sum + assignedInWindow, 0) + 1;
  const weights = weighted.reduce((sum, { weight }) => sum + weight, 0);
  // Multiplied out, so that equal shares are equal numbers.
  const arrears = (host: Candidate) => total * host.weight - host.assignedInWindow * weights;
  const most = Math.max(...weighted.map(arrears));
  return chooseSimple(weighted.filter((host) => arrears(host) === most));
};

const methods = {
  simple: chooseSimple,
  advanced: chooseAdvanced,
} as const satisfies Record<RoundRobinMethod, Choose>;

/**
 * Whose turn it is among the free hosts; undefined when there are none. The same candidates give
 * the same host, in whatever order they come.
 */
export function chooseHost(
  method: RoundRobinMethod,
  candidates: readonly Candidate[],
): string | undefined {
  return methods[method](candidates)?.hostId;
}

function lastAssigned({ lastAssignedMs }: Candidate): number {
  return lastAssignedMs ?? Number.MIN_SAFE_INTEGER;
}
