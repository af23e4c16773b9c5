import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlannedMessage } from './plan-messages.ts';
import { MESSAGE_STATES, type StandingMessage, settlePlan, toKey } from './settle-plan.ts';

const key = fc.record({
  workflowId: fc.constantFrom('day', 'hour'),
  attendeeId: fc.constantFrom('maya', 'olga'),
  hostId: fc.constant(null),
  address: fc.constantFrom('', 'desk@acme.test'),
  guest: fc.constantFrom('', 'noor@visitor.test'),
  startMs: fc.constantFrom(1000, 2000),
  eventMs: fc.constantFrom(null, 500, 600),
});
const times = fc.record({ dueMs: fc.nat(3), untilMs: fc.nat(3) });
const planned: fc.Arbitrary<PlannedMessage[]> = fc.uniqueArray(
  fc
    .tuple(key, times, fc.constantFrom(null, 'late', 'unwanted'))
    .map(([which, when, dropped]) => ({ ...which, ...when, dropped }) as PlannedMessage),
  { selector: toKey },
);
const standing: fc.Arbitrary<StandingMessage[]> = fc.uniqueArray(
  fc.tuple(key, times, fc.constantFrom(...MESSAGE_STATES)).map(([which, when, state]) => ({
    ...{ ...which, ...when, state },
    id: toKey(which),
    why: state === 'dropped' ? ('late' as const) : null,
  })),
  { selector: toKey },
);

/** What stands once a plan is settled, as the database does it. */
function settled(stands: readonly StandingMessage[], plan: readonly PlannedMessage[]) {
  const { written, ended } = settlePlan(stands, plan);
  const writtenKeys = new Set(written.map(toKey));
  return [
    ...stands
      .filter((message) => !writtenKeys.has(toKey(message)))
      .map((message) =>
        ended.includes(message.id) ? { ...message, state: 'ended' as const } : message,
      ),
    ...written.map((message) => ({ ...message, id: toKey(message) })),
  ];
}

test('24. settled again nothing changes', () => {
  fc.assert(
    fc.property(standing, planned, (stands, plan) => {
      expect(settlePlan(settled(stands, plan), plan)).toEqual({ written: [], ended: [] });
    }),
  );
});

test('24. what is to be sent is planned as things are now, and was neither sent nor skipped', () => {
  fc.assert(
    fc.property(standing, planned, (stands, plan) => {
      const open = settled(stands, plan).filter(({ state }) => state === 'planned');
      const done = stands.filter(({ state }) => state === 'sent' || state === 'skipped').map(toKey);
      const expected = plan.filter(
        (message) => message.dropped === null && !done.includes(toKey(message)),
      );
      expect(open.map(toKey).toSorted()).toEqual(expected.map(toKey).toSorted());
    }),
  );
});

test('24. what was sent or skipped stays so', () => {
  fc.assert(
    fc.property(standing, planned, (stands, plan) => {
      const done = stands.filter(({ state }) => state === 'sent' || state === 'skipped');
      expect(settled(stands, plan)).toEqual(expect.arrayContaining(done));
    }),
  );
});
