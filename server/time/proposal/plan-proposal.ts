import type { Services } from '#server/platform/kernel/services.ts';
import type { ProposalWish } from '#shared/api/proposal.ts';
import { toTheirDay } from '#shared/domain/proposal/hold-choice.ts';
import { DEFAULT_HOLD_HOURS, MAX_HOLD_DAYS } from '#shared/domain/proposal/limits.ts';
import { type FieldError, refuse } from '#shared/errors/refusal.ts';
import { fromIso } from '#shared/time/dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A start that is to be held, and where in the request it stands. */
export interface PlannedStart {
  readonly startMinute: number;
  readonly path: string;
}

/** What of a request can be checked before anything is read. */
export interface Plan {
  /** In order of time, each once. */
  readonly starts: readonly [PlannedStart, ...PlannedStart[]];
  readonly holdUntil: Date;
}

/**
 * Starts and the end of their hold, which is a whole minute and no later than the last of them begins.
 * @throws Refusal `validation-failed` with every start that is none, and for an end that is over or
 * later than a proposal may hold.
 */
export function planProposal(
  { clock }: Pick<Services, 'clock'>,
  { times, holdUntil, recipient }: Pick<ProposalWish, 'times' | 'holdUntil' | 'recipient'>,
): Plan {
  const nowMs = clock.nowMs();
  const asked = times.map((time, index) => ({
    startMinute: fromIso(time) ?? Number.NaN,
    path: `times.${index}`,
  }));
  const problems = asked.flatMap((start) => problemOf(start, nowMs));
  if (problems.length > 0) refuse('validation-failed', 'Not all of these are starts', problems);
  const once = new Map(asked.map((start) => [start.startMinute, start]));
  const [first, ...others] = [...once.values()].sort((a, b) => a.startMinute - b.startMinute);
  if (!first) return refuse('validation-failed', 'Nothing is proposed');
  const endMs = Math.min(
    toHoldEnd(nowMs, holdUntil, recipient.timezone),
    (others.at(-1) ?? first).startMinute * MINUTE_MS,
  );
  return { starts: [first, ...others], holdUntil: new Date(endMs) };
}

function problemOf({ startMinute, path }: PlannedStart, nowMs: number): FieldError[] {
  if (Number.isNaN(startMinute)) {
    return [{ path, code: 'offGrid', message: 'A start is a whole minute' }];
  }
  const isPast = startMinute * MINUTE_MS <= nowMs;
  return isPast ? [{ path, code: 'in-the-past', message: 'It has begun' }] : [];
}

function toHoldEnd(nowMs: number, asked: string | undefined, timeZone: string): number {
  const usualMs = () => toTheirDay(nowMs + DEFAULT_HOLD_HOURS * HOUR_MS, timeZone);
  const askedMs = asked === undefined ? usualMs() : Date.parse(asked);
  const endMs = Math.ceil(askedMs / MINUTE_MS) * MINUTE_MS;
  if (endMs <= nowMs) return refuseEnd('too-early', 'It is over already');
  const latestMs = nowMs + MAX_HOLD_DAYS * 24 * HOUR_MS;
  return endMs - MINUTE_MS < latestMs
    ? Math.min(endMs, Math.floor(latestMs / MINUTE_MS) * MINUTE_MS)
    : refuseEnd('too-late', 'Nobody holds times so long');
}

function refuseEnd(code: 'too-early' | 'too-late', message: string): never {
  return refuse('validation-failed', message, [{ path: 'holdUntil', code, message }]);
}
