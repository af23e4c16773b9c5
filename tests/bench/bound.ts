import type { Workload, WorkloadHost } from '#tests/bench/workload.ts';

/**
 * About the least that slots can cost: the walk alone, on epoch milliseconds, with no limits, groups,
 * notice, window or reasons. The engine is timed against it. Not to be built upon.
 */

const MINUTE = 60_000;
const DAY = 86_400_000;
type Interval = [start: number, end: number];
/** Changes of offset, latest last: from when, and how many milliseconds east of UTC. */
type Offsets = [from: number, offset: number][];

/** The ISO starts of a workload's slots, sorted. */
export function computeBound(workload: Workload): string[] {
  const { params, hosts } = workload;
  const from = Date.parse(params.rangeStart);
  const to = Date.parse(params.rangeEnd);
  const free = hosts.map((host) => freeOf(host, workload, from, to));
  const starts = new Set<number>();
  const zoneOfGrid = hosts[0]?.timeZone ?? 'UTC';
  const walked = params.mode === 'any' ? free : [free.reduce(intersect)];
  walked.forEach((windows, index) => {
    const timeZone = params.mode === 'any' ? (hosts[index]?.timeZone ?? 'UTC') : zoneOfGrid;
    walk(windows, offsetsOf(timeZone, from, to), workload, starts);
  });
  return [...starts].sort((a, b) => a - b).map((start) => new Date(start).toISOString());
}

function walk(windows: Interval[], offsets: Offsets, { params }: Workload, starts: Set<number>) {
  const step =
    ([60, 30, 20, 15, 10, 5].find((one) => params.intervalMin % one === 0) ?? 1) * MINUTE;
  const duration = params.durationMin * MINUTE;
  for (const [opens, closes] of windows) {
    const past = (opens + offsetAt(offsets, opens)) % step;
    let start = past === 0 ? opens : opens + step - past;
    for (; start + duration <= closes; start += params.intervalMin * MINUTE) starts.add(start);
  }
}

function freeOf(host: WorkloadHost, { params }: Workload, from: number, to: number): Interval[] {
  const offsets = offsetsOf(host.timeZone, from, to);
  const windows: Interval[] = [];
  const lastDay = to + offsetAt(offsets, to);
  let day = Math.floor((from + offsetAt(offsets, from)) / DAY) * DAY - DAY;
  for (; day <= lastDay; day += DAY) {
    for (const { start, end } of hoursOf(host, day)) {
      const opens = Math.max(from, toInstant(offsets, day + millisecondsOf(start)));
      const closes = Math.min(to, toInstant(offsets, day + millisecondsOf(end)));
      if (opens < closes) windows.push([opens, closes]);
    }
  }
  const busy = host.busy.map(
    ([start, end]): Interval => [
      Date.parse(start) - params.bufferAfterMin * MINUTE,
      Date.parse(end) + params.bufferBeforeMin * MINUTE,
    ],
  );
  return subtract(merge(windows), merge(busy));
}

function hoursOf(host: WorkloadHost, day: number): readonly { start: string; end: string }[] {
  if (host.overrides.length > 0) {
    const date = new Date(day).toISOString().slice(0, 10);
    const overrides = host.overrides.filter((override) => override.date === date);
    if (overrides.length > 0) return overrides;
  }
  const weekday = new Date(day).getUTCDay();
  return host.weekly.filter((weekly) => weekly.days.includes(weekday));
}

function millisecondsOf(time: string): number {
  if (time === '23:59') return DAY;
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE;
}

function merge(intervals: Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const [start, end] of intervals.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function subtract(windows: Interval[], busy: Interval[]): Interval[] {
  const left: Interval[] = [];
  let next = 0;
  for (const [opens, closes] of windows) {
    let start = opens;
    while ((busy[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    for (let at = next; (busy[at]?.[0] ?? Number.POSITIVE_INFINITY) < closes; at += 1) {
      const [busyStart, busyEnd] = busy[at] ?? [0, 0];
      if (busyStart > start) left.push([start, busyStart]);
      start = Math.max(start, busyEnd);
    }
    if (start < closes) left.push([start, closes]);
  }
  return left;
}

function intersect(a: Interval[], b: Interval[]): Interval[] {
  const both: Interval[] = [];
  let inB = 0;
  for (const [start, end] of a) {
    while ((b[inB]?.[1] ?? Number.POSITIVE_INFINITY) <= start) inB += 1;
    for (let at = inB; (b[at]?.[0] ?? Number.POSITIVE_INFINITY) < end; at += 1) {
      const [otherStart, otherEnd] = b[at] ?? [0, 0];
      both.push([Math.max(start, otherStart), Math.min(end, otherEnd)]);
    }
  }
  return both;
}

const offsetsByZone = new Map<string, Offsets>();

function offsetsOf(timeZone: string, from: number, to: number): Offsets {
  const key = `${timeZone} ${from} ${to}`;
  let offsets = offsetsByZone.get(key);
  if (!offsets) {
    offsets = readOffsets(timeZone, from - 2 * DAY, to + 2 * DAY);
    offsetsByZone.set(key, offsets);
  }
  return offsets;
}

/** Asks Intl for every quarter of an hour, once a zone and range. */
function readOffsets(timeZone: string, from: number, to: number): Offsets {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const offsets: Offsets = [];
  for (let at = from; at <= to; at += 15 * MINUTE) {
    const offset = Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at;
    if (offsets.at(-1)?.[1] !== offset) offsets.push([at, offset]);
  }
  return offsets;
}

function offsetAt(offsets: Offsets, instant: number): number {
  let at = offsets.length - 1;
  while (at > 0 && (offsets[at]?.[0] ?? 0) > instant) at -= 1;
  return offsets[at]?.[1] ?? 0;
}

function toInstant(offsets: Offsets, local: number): number {
  const before = offsetAt(offsets, local - DAY);
  const after = offsetAt(offsets, local + DAY);
  if (before === after || offsetAt(offsets, local - before) === before) return local - before;
  return offsetAt(offsets, local - after) === after ? local - after : local - before;
}
