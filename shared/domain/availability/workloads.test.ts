import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compute, prepare, type Workload, type WorkloadHost } from '#tests/bench/workload.ts';

interface DstCase {
  zone: string;
  transition: string;
  kind: 'weekly' | 'override';
  start: string;
  end: string;
  rangeStart: string;
  rangeEnd: string;
  count: number;
  runs: [firstStart: string, count: number][];
}

describe('slots of the workloads', () => {
  it.each(['W1', 'W2', 'W3', 'W5'])('%s has the starts of the Temporal reference', (name) => {
    const workload = readData<Workload & { oracle: { count: number; sha256: string } }>(name);
    const starts = compute(prepare(workload));
    expect(starts).toHaveLength(workload.oracle.count);
    expect(createHash('sha256').update(starts.join('\n')).digest('hex')).toBe(
      workload.oracle.sha256,
    );
  });
});

describe('half-hour starts around the changes of offset of 63 zones', () => {
  const { cases } = readData<{ cases: DstCase[] }>('dst');
  const byZone = Map.groupBy(cases, (dstCase) => dstCase.zone);

  it.each([...byZone.keys()])('%s', (zone) => {
    for (const dstCase of byZone.get(zone) ?? []) {
      const starts = compute(prepare(workloadOf(dstCase)));
      expect(starts, `${dstCase.transition} ${dstCase.kind} ${dstCase.start}`).toEqual(
        dstCase.runs.flatMap(startsOfRun),
      );
    }
  });
});

function workloadOf(dstCase: DstCase): Workload {
  const { start, end, rangeStart, rangeEnd } = dstCase;
  const isWeekly = dstCase.kind === 'weekly';
  const host: WorkloadHost = {
    id: 1,
    timeZone: dstCase.zone,
    weekly: isWeekly ? [{ days: [0, 1, 2, 3, 4, 5, 6], start, end }] : [],
    overrides: isWeekly ? [] : datesAround(dstCase).map((date) => ({ date, start, end })),
    busy: [],
  };
  const params = {
    durationMin: 30,
    intervalMin: 30,
    bufferBeforeMin: 0,
    bufferAfterMin: 0,
    minNoticeMin: 0,
    mode: 'single' as const,
    rangeStart,
    rangeEnd,
  };
  return { params, hosts: [host] };
}

function datesAround({ rangeStart, rangeEnd }: DstCase): string[] {
  const dates: string[] = [];
  const last = Date.parse(rangeEnd) + 2 * 86_400_000;
  for (let day = Date.parse(rangeStart) - 2 * 86_400_000; day <= last; day += 86_400_000) {
    dates.push(new Date(day).toISOString().slice(0, 10));
  }
  return dates;
}

function startsOfRun([firstStart, count]: [string, number]): string[] {
  const first = Date.parse(firstStart);
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * 1_800_000).toISOString(),
  );
}

function readData<Data>(name: string): Data {
  const file = new URL(`../../../tests/slots/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Data;
}
