import type { Merged } from '#shared/domain/availability/intervals.ts';
import type { MeetingRules } from '#shared/domain/availability/types.ts';
import { isoWeekStartDay } from '#shared/time/dates.ts';
import { localDay, offsetMinutesAt, steadyUntil, toInstant, type Zone } from '#shared/time/zone.ts';

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const STEPS = [60, 30, 20, 15, 10, 5] as const;

/** The starts a host's wall clock allows, and how far apart a list puts them. */
export interface Grid {
  readonly zone: Zone;
  /** Starts are multiples of this many minutes on the wall clock. */
  readonly stepMinutes: number;
  readonly intervalMinutes: number;
  readonly durationMinutes: number;
}

/** The grid of a meeting's rules in a zone. Throws a RangeError for rules that no list can walk. */
export function gridOf(rules: MeetingRules, zone: Zone): Grid {
  const { slotIntervalMinutes: intervalMinutes, durationMinutes } = rules;
  if (!(isCount(intervalMinutes) && isCount(durationMinutes))) {
    throw new RangeError(`No grid: interval ${intervalMinutes}, duration ${durationMinutes}`);
  }
  return { zone, stepMinutes: gridStep(intervalMinutes), intervalMinutes, durationMinutes };
}

/** The largest of 60, 30, 20, 15, 10, 5 that divides the interval, else 1. */
export function gridStep(intervalMinutes: number): number {
  return STEPS.find((step) => intervalMinutes % step === 0) ?? 1;
}

export function isOnGrid(grid: Grid, minute: number): boolean {
  return sinceStep(grid, minute) === 0;
}

/**
 * The starts of `[from, to)` that the windows offer: in each window the first one on the grid, then
 * one every interval as long as the meeting ends inside. Ascending.
 *
 * Two cases the rule leaves open: where a change of offset that is no multiple of the step (Lord
 * Howe's half hour) takes the walk off the wall clock's grid, it goes on at the next grid minute;
 * and a window free for a whole week is walked anew from each Monday, so that the starts of round
 * the clock hours do not depend on where the asked range begins.
 */
export function startsIn(windows: Merged, grid: Grid, from: number, to: number): number[] {
  const starts: number[] = [];
  const isPhaseless = grid.intervalMinutes === grid.stepMinutes;
  for (let at = 0; at < windows.length; at += 2) {
    const opens = windows[at] ?? 0;
    const closes = windows[at + 1] ?? 0;
    if (opens >= to) break;
    const lastStart = Math.min(closes - grid.durationMinutes, to - 1);
    if (lastStart < from) continue;
    if (isPhaseless) {
      walk(grid, Math.max(opens, from), lastStart, from, starts);
    } else {
      for (let leg = opens; leg <= lastStart; ) {
        const renewed = mondayFrom(grid.zone, leg === opens ? opens + WEEK_MINUTES : leg + 1);
        walk(grid, leg, Math.min(lastStart, renewed - 1), from, starts);
        leg = renewed;
      }
    }
  }
  return starts;
}

/** Where windows have to be known from, so that `startsIn` is right from `from` on. */
export function phaseStart(grid: Grid, from: number): number {
  if (grid.intervalMinutes === grid.stepMinutes) return from;
  const monday = isoWeekStartDay(localDay(grid.zone, from));
  return toInstant(grid.zone, (monday - 7) * DAY_MINUTES);
}

function walk(grid: Grid, opens: number, lastStart: number, from: number, starts: number[]): void {
  let start = alignUp(grid, opens);
  let steadyTo = steadyUntil(grid.zone, start);
  while (start <= lastStart) {
    if (start >= from) starts.push(start);
    start += grid.intervalMinutes;
    if (start >= steadyTo) {
      start = alignUp(grid, start);
      steadyTo = steadyUntil(grid.zone, start);
    }
  }
}

function alignUp(grid: Grid, minute: number): number {
  let aligned = minute;
  for (let past = sinceStep(grid, aligned); past !== 0; past = sinceStep(grid, aligned)) {
    aligned += grid.stepMinutes - past;
  }
  return aligned;
}

/** Minutes since the wall clock last stood on the grid; NaN for what is no minute. */
function sinceStep(grid: Grid, minute: number): number {
  const local = minute + offsetMinutesAt(grid.zone, minute);
  return ((local % grid.stepMinutes) + grid.stepMinutes) % grid.stepMinutes;
}

/** The first local Monday 00:00 at or after an instant. */
function mondayFrom(zone: Zone, minute: number): number {
  const monday = isoWeekStartDay(localDay(zone, minute));
  const instant = toInstant(zone, monday * DAY_MINUTES);
  return instant >= minute ? instant : toInstant(zone, (monday + 7) * DAY_MINUTES);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
