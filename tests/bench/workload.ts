import { listSlots } from '#shared/domain/availability/list-slots.ts';
import type {
  AvailabilityFacts,
  HostFacts,
  LocalRange,
  MeetingRules,
} from '#shared/domain/availability/types.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';

/** A workload as `tests/slots/W*.json` writes it: everything as text. */
export interface Workload {
  readonly params: WorkloadParams;
  readonly hosts: readonly WorkloadHost[];
}

interface WorkloadParams {
  readonly durationMin: number;
  readonly intervalMin: number;
  readonly bufferBeforeMin: number;
  readonly bufferAfterMin: number;
  readonly minNoticeMin: number;
  readonly mode: 'single' | 'all' | 'any';
  readonly rangeStart: string;
  readonly rangeEnd: string;
}

export interface WorkloadHost {
  readonly id: number;
  readonly timeZone: string;
  readonly weekly: readonly { days: readonly number[]; start: string; end: string }[];
  readonly overrides: readonly { date: string; start: string; end: string }[];
  readonly busy: readonly (readonly [start: string, end: string])[];
}

/** Nothing is prepared: reading the text belongs to the work. */
export function prepare(workload: Workload): Workload {
  return workload;
}

/** The ISO starts of a workload's slots, sorted. The whole meeting lies in the asked range. */
export function compute(workload: Workload): string[] {
  const { params } = workload;
  const startMinute = minuteOf(params.rangeStart);
  const endMinute = minuteOf(params.rangeEnd) - params.durationMin + 1;
  const facts = factsOf(workload, startMinute);
  return listSlots(facts, { startMinute, endMinute }).map((slot) => toIso(slot.startMinute));
}

function factsOf({ params, hosts }: Workload, nowMinute: number): AvailabilityFacts {
  return { rules: rulesOf(params), hosts: hosts.map(hostOf), groups: [], resources: [], nowMinute };
}

function rulesOf(params: WorkloadParams): MeetingRules {
  return {
    durationMinutes: params.durationMin,
    slotIntervalMinutes: params.intervalMin,
    bufferBeforeMinutes: params.bufferBeforeMin,
    bufferAfterMinutes: params.bufferAfterMin,
    minNoticeMinutes: params.minNoticeMin,
    bookingWindow: { kind: 'rolling', days: 366 },
    limits: {},
    calculationMethod: params.mode === 'any' ? 'anyone' : 'everyone',
  };
}

function hostOf(host: WorkloadHost): HostFacts {
  return {
    hostId: String(host.id),
    hostName: `Host ${host.id}`,
    timeZone: host.timeZone,
    weekly: weeklyOf(host),
    overrides: overridesOf(host),
    busy: { 'calendar-event': busyOf(host) },
    calendarUnreadable: false,
    counted: [],
  };
}

function weeklyOf(host: WorkloadHost): LocalRange[][] {
  const weekly: LocalRange[][] = [[], [], [], [], [], [], []];
  for (const { days, start, end } of host.weekly) {
    const range = rangeOf(start, end);
    if (!range) continue;
    for (const day of days) weekly[day]?.push(range);
  }
  return weekly;
}

function overridesOf(host: WorkloadHost): Record<string, LocalRange[]> {
  const overrides: Record<string, LocalRange[]> = {};
  for (const { date, start, end } of host.overrides) {
    const range = rangeOf(start, end);
    overrides[date] ??= [];
    if (range) overrides[date].push(range);
  }
  return overrides;
}

function busyOf(host: WorkloadHost): number[] {
  const busy: number[] = [];
  for (const [start, end] of host.busy) busy.push(minuteOf(start), minuteOf(end));
  return busy;
}

/** In these files a range that ends where it starts is closed. */
function rangeOf(start: string, end: string): LocalRange | undefined {
  return start === end ? undefined : [minuteOfDay(start), minuteOfDay(end)];
}

function minuteOfDay(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

function minuteOf(iso: string): number {
  const minute = fromIso(iso);
  if (minute === undefined) throw new Error(`Not an instant: ${iso}`);
  return minute;
}
