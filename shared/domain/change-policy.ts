/** What an attendee may do with an appointment of theirs. */
export const CHANGES = ['reschedule', 'cancel'] as const;
export type Change = (typeof CHANGES)[number];

/** Until when an attendee may change an appointment: `duration` hours or days before its start. */
export interface ChangePolicy {
  readonly enable: boolean;
  readonly mode: 'hours' | 'days' | null;
  readonly duration: number | null;
}

/** Why an attendee may not change an appointment any more. */
export type NoChange = 'begun' | 'too-late';

const HOUR_MS = 3_600_000;
const MODE_MS = { hours: HOUR_MS, days: 24 * HOUR_MS } as const;

/** Spec A §5: a policy counts only when enable, mode and duration are all set. */
export function activePolicy(
  policy: ChangePolicy,
): { readonly mode: 'hours' | 'days'; readonly duration: number } | undefined {
  const { enable, mode, duration } = policy;
  return enable && mode && duration ? { mode, duration } : undefined;
}

/** The last instant at which it may be changed; undefined where no policy counts. */
export function changeUntilMs(policy: ChangePolicy, startMs: number): number | undefined {
  const active = activePolicy(policy);
  return active && startMs - active.duration * MODE_MS[active.mode];
}

/** Undefined while it may be changed. Instants are milliseconds of the epoch. */
export function whyNoChange(
  policy: ChangePolicy,
  startMs: number,
  nowMs: number,
): NoChange | undefined {
  if (startMs <= nowMs) return 'begun';
  const untilMs = changeUntilMs(policy, startMs);
  return untilMs !== undefined && nowMs > untilMs ? 'too-late' : undefined;
}
