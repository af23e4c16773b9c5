import {
  clip,
  contains,
  intersect,
  type Merged,
  overlaps,
  subtract,
} from '#shared/domain/availability/intervals.ts';
import type { Moment } from './moment.ts';

/** What a host has around a moment, in minutes since the epoch. */
export interface Agenda {
  /** Null where nobody has set any: then any hour is as good. */
  readonly hours: Merged | null;
  readonly busy: Merged;
  /** A calendar could not be read, or there was more than was told: something may be missing. */
  readonly isPartial: boolean;
}

export interface Answer {
  readonly verdict: 'free' | 'outside-hours' | 'busy' | 'past';
  /** The nearest starts that are free for as long, in order of time; none where the moment is free. */
  readonly nearest: readonly number[];
  /** It may be less free than is said. */
  readonly isPartial: boolean;
}

const STEP = 15;
const MAX_NEAREST = 3;
/** How far from the moment another one is still near. */
export const NEAR_MINUTES = 7 * 1440;
/** A whole day is asked about in pieces of this. */
const PIECE_MINUTES = 30;

/** Whether a host is free at a moment, and when else. Of a whole day: whether there is any room in it. */
export function answer(moment: Moment, agenda: Agenda, nowMinute: number): Answer {
  const length = moment.isDay ? PIECE_MINUTES : moment.until - moment.from;
  const open = openAround(moment, agenda, nowMinute);
  const verdict = judge(moment, agenda, open, nowMinute);
  const nearest = verdict === 'free' && !moment.isDay ? [] : nearestStarts(open, moment, length);
  return { verdict, nearest, isPartial: agenda.isPartial };
}

function judge(
  { from, until, isDay }: Moment,
  { hours, busy }: Agenda,
  open: Merged,
  nowMinute: number,
): Answer['verdict'] {
  if (isDay ? until <= nowMinute : from < nowMinute) return 'past';
  if (isDay) return startsIn(clip(open, from, until), PIECE_MINUTES).length > 0 ? 'free' : 'busy';
  if (overlaps(busy, from, until)) return 'busy';
  return hours === null || contains(hours, from, until) ? 'free' : 'outside-hours';
}

/** What is still to come, within hours, and not taken. */
function openAround({ from, until }: Moment, { hours, busy }: Agenda, nowMinute: number): Merged {
  const range = [
    Math.max(from - NEAR_MINUTES, nowMinute),
    Math.max(until + NEAR_MINUTES, nowMinute),
  ];
  const within = hours === null ? range : intersect(hours, range);
  return subtract(within, busy);
}

function nearestStarts(open: Merged, { from, until, isDay }: Moment, length: number): number[] {
  const starts = startsIn(isDay ? clip(open, from, until) : open, length);
  const chosen: number[] = [];
  for (const start of starts.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from))) {
    // Three times that overlap would be one time, said three ways.
    if (chosen.every((other) => Math.abs(other - start) >= length)) chosen.push(start);
    if (chosen.length === MAX_NEAREST) break;
  }
  return chosen.toSorted((a, b) => a - b);
}

/** Quarters of an hour at which something of this length fits in. */
function startsIn(open: Merged, length: number): number[] {
  const starts: number[] = [];
  for (let index = 0; index < open.length; index += 2) {
    const [from = 0, until = 0] = open.slice(index, index + 2);
    for (let start = Math.ceil(from / STEP) * STEP; start + length <= until; start += STEP) {
      starts.push(start);
    }
  }
  return starts;
}
