import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decide } from '#shared/domain/availability/decide.ts';
import { explain } from '#shared/domain/availability/explain.ts';
import { listSlots } from '#shared/domain/availability/list-slots.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import { OFF_HOURS, PROMISED } from '#shared/domain/availability/waivers.ts';
import { anyQuestion } from '#tests/support/builders/arbitrary-facts.ts';

const RUNS = { numRuns: 80 };
// Far more than the laws take on a quiet machine.
vi.setConfig({ testTimeout: 60_000 });

/** A question in which some starts are promised by some of the hosts. */
const promising = anyQuestion().chain((question) =>
  fc.record({
    question: fc.constant(question),
    starts: fc.uniqueArray(
      fc.integer({
        min: question.range.startMinute - 1_440,
        max: question.range.endMinute + 1_440,
      }),
      { maxLength: 12 },
    ),
    waived: fc.constantFrom(OFF_HOURS, PROMISED),
    hosts: fc.integer({ min: 1, max: 4 }),
  }),
);

describe('10. what is promised to somebody', () => {
  const withPromise = (
    facts: AvailabilityFacts,
    {
      starts,
      waived,
      hosts,
    }: { starts: number[]; waived: typeof PROMISED | typeof OFF_HOURS; hosts: number },
  ): AvailabilityFacts => {
    const hostIds = facts.hosts.slice(0, hosts).map(({ hostId }) => hostId);
    return { ...facts, waivers: starts.map((startMinute) => ({ startMinute, hostIds, waived })) };
  };

  it('is shown where it can be booked, and booked where it is shown', () => {
    fc.assert(
      fc.property(promising, ({ question: { facts, range }, ...promise }) => {
        const promised = withPromise(facts, promise);
        const shown = listSlots(promised, range).map(({ startMinute }) => startMinute);
        for (const start of shown) expect(decide(promised, start).bookable).toBe(true);
        const inRange = promise.starts.filter(
          (start) => start >= range.startMinute && start < range.endMinute,
        );
        for (const start of inRange) {
          expect(shown.includes(start)).toBe(decide(promised, start).bookable);
        }
        const explained = explain(promised, range).filter((start) =>
          shown.includes(start.startMinute),
        );
        for (const { unavailabilityEvents } of explained) expect(unavailabilityEvents).toEqual([]);
      }),
      RUNS,
    );
  });

  it('changes no other start, and takes none away', () => {
    fc.assert(
      fc.property(promising, ({ question: { facts, range }, ...promise }) => {
        const promised = withPromise(facts, promise);
        const before = listSlots(facts, range).map(({ startMinute }) => startMinute);
        const after = listSlots(promised, range).map(({ startMinute }) => startMinute);
        expect(after.filter((start) => !promise.starts.includes(start))).toEqual(
          before.filter((start) => !promise.starts.includes(start)),
        );
        expect(before.filter((start) => !after.includes(start))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is never over what takes time, nor in the past, nor where a calendar cannot be read', () => {
    const hard = ['appointment', 'hold', 'calendarEvent', 'outOfOffice', 'buffers', 'full'];
    fc.assert(
      fc.property(promising, ({ question: { facts }, ...promise }) => {
        const promised = withPromise(facts, promise);
        for (const start of promise.starts) {
          const decision = decide(promised, start);
          if (!decision.bookable || decision.group) continue;
          expect(start).toBeGreaterThanOrEqual(facts.nowMinute);
          const { waivers: _, ...ordinary } = promised;
          const serving = ordinary.hosts.filter(({ hostId }) => decision.hostIds.includes(hostId));
          for (const host of serving) {
            const alone = decide({ ...ordinary, hosts: [host], groups: facts.groups }, start);
            const reasons = alone.bookable ? [] : alone.reasons.map(({ type }) => String(type));
            expect(reasons.filter((type) => hard.includes(type))).toEqual([]);
            expect(host.calendarUnreadable).toBe(false);
          }
        }
      }),
      RUNS,
    );
  });
});
