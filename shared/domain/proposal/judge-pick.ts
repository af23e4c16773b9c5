import { MAX_PROPOSED_TIMES } from './limits.ts';
import type { TimedSpan, TimedWeek } from './timed-week.ts';

/**
 * What a start would be. The first three can be held: `unlisted` is within the hours, and nobody else
 * could book it; `outside` is not.
 */
type Verdict = 'free' | 'unlisted' | 'outside' | 'blocked' | 'past' | 'overlap' | 'full';

const PICKABLE: readonly Verdict[] = ['free', 'unlisted', 'outside'];

export function isPickable(verdict: Verdict): boolean {
  return PICKABLE.includes(verdict);
}

/** What becomes of a start that is picked beside those that are: never over busy time, outside hours on purpose. */
export function judgePick(week: TimedWeek, picked: readonly number[], start: number): Verdict {
  const { durationMinutes, nowMinute, blocked } = week;
  const meeting = { startMinute: start, endMinute: start + durationMinutes };
  if (start <= nowMinute) return 'past';
  if (blocked.some((span) => touches(span, meeting))) return 'blocked';
  if (picked.some((other) => other !== start && Math.abs(other - start) < durationMinutes)) {
    return 'overlap';
  }
  if (picked.length >= MAX_PROPOSED_TIMES && !picked.includes(start)) return 'full';
  if (week.starts.has(start)) return 'free';
  return isWithinHours(week, meeting) ? 'unlisted' : 'outside';
}

/** The start that somebody means who points into a stretch of minutes: one that visitors could book, if there is one. */
export function toMeantStart({ starts }: TimedWeek, minute: number, step: number): number {
  for (let at = minute; at < minute + step; at += 1) if (starts.has(at)) return at;
  return minute;
}

/** The starts of meetings side by side that fit into a stretch, as many as can be held. */
export function pickStretch(
  week: TimedWeek,
  picked: readonly number[],
  { startMinute, endMinute }: TimedSpan,
): number[] {
  const found: number[] = [];
  for (let at = startMinute; at + week.durationMinutes <= endMinute; ) {
    const isFine = isPickable(judgePick(week, [...picked, ...found], at));
    if (isFine) found.push(at);
    at += isFine ? week.durationMinutes : 5;
  }
  return found;
}

function isWithinHours({ hours }: TimedWeek, { startMinute, endMinute }: TimedSpan): boolean {
  return hours.some((span) => span.startMinute <= startMinute && span.endMinute >= endMinute);
}

function touches(one: TimedSpan, other: TimedSpan): boolean {
  return one.startMinute < other.endMinute && one.endMinute > other.startMinute;
}
