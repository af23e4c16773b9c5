import { describe, expect, it } from 'vitest';
import { decide } from '#shared/domain/availability/decide.ts';
import { explain } from '#shared/domain/availability/explain.ts';
import { listSlots } from '#shared/domain/availability/list-slots.ts';
import type { AvailabilityFacts, GroupAppointment } from '#shared/domain/availability/types.ts';
import { toIso } from '#shared/time/dates.ts';
import { aHost, dayRange, everyDay, m, someFacts } from '#tests/support/builders/sample-facts.ts';

const MONDAY = dayRange('2030-05-06');
const at = (time: string) => m(`2030-05-06T${time}Z`);

/** `09:00 -`, `09:30 appointment/ada`: one line a start of the Monday. */
function report(facts: AvailabilityFacts): string[] {
  return explain(facts, MONDAY).map(({ startMinute, unavailabilityEvents }) => {
    const events = unavailabilityEvents.map(({ type, hostName }) => `${type}/${hostName}`);
    return `${toIso(startMinute).slice(11, 16)} ${events.join(' ') || '-'}`;
  });
}

function reasonsAt(facts: AvailabilityFacts, time: string): string[] {
  const decision = decide(facts, at(time));
  return decision.bookable ? [] : decision.reasons.map(({ type }) => type);
}

describe('troubleshoot', () => {
  it('lists every start of the open day with what speaks against it', () => {
    const busy = {
      appointment: [at('09:00'), at('09:30')],
      hold: [at('10:00'), at('10:15')],
      'calendar-event': [at('10:00'), at('10:30')],
      'out-of-office': [at('11:00'), at('11:01')],
    };
    expect(report(someFacts({ hosts: [aHost({ busy })] }))).toEqual([
      '09:00 appointment/ada',
      '09:30 -',
      '10:00 hold/ada calendarEvent/ada',
      '10:30 -',
      '11:00 outOfOffice/ada',
      '11:30 -',
    ]);
  });

  it('says outsideHours where the meeting would run over the end', () => {
    const facts = someFacts({ rules: { durationMinutes: 45, slotIntervalMinutes: 60 } });
    const host = aHost({ weekly: everyDay('09:00-11:30') });
    expect(report({ ...facts, hosts: [host] })).toEqual([
      '09:00 -',
      '10:00 -',
      '11:00 outsideHours/ada',
    ]);
  });

  it('says buffers where only the padding is in the way', () => {
    const busy = { appointment: [at('10:00'), at('10:30')] };
    const rules = { bufferBeforeMinutes: 10, bufferAfterMinutes: 5 };
    expect(report(someFacts({ hosts: [aHost({ busy })], rules }))).toEqual([
      '09:00 -',
      '09:30 buffers/ada',
      '10:00 appointment/ada',
      '10:30 buffers/ada',
      '11:00 -',
      '11:30 -',
    ]);
  });

  it('says notice, window and an unreadable calendar', () => {
    const bookingWindow = { kind: 'range', from: '2030-06-01', to: '2030-06-02' } as const;
    const facts = someFacts({
      hosts: [aHost({ calendarUnreadable: true, weekly: everyDay('09:00-09:30') })],
      rules: { minNoticeMinutes: 30, bookingWindow },
      nowMinute: at('09:00'),
    });
    expect(report(facts)).toEqual(['09:00 calendarUnreadable/ada notice/ada window/ada']);
  });

  it('names each host of everyone, and asks none of anyone when one is free', () => {
    const hosts = [
      aHost({ weekly: everyDay('09:00-10:00') }),
      aHost({ hostId: 'grace', weekly: everyDay('09:30-10:30') }),
    ];
    expect(report(someFacts({ hosts }))).toEqual([
      '09:00 outsideHours/grace',
      '09:30 -',
      '10:00 outsideHours/ada',
    ]);
    expect(report(someFacts({ hosts, rules: { calculationMethod: 'anyone' } }))).toEqual([
      '09:00 -',
      '09:30 -',
      '10:00 -',
    ]);
  });

  it('has nothing to say about a closed day', () => {
    const host = aHost({ overrides: { '2030-05-06': [] } });
    expect(report(someFacts({ hosts: [host] }))).toEqual([]);
  });
});

describe('the decision', () => {
  it('takes any free grid start, also one that a list walks past', () => {
    const facts = someFacts({ rules: { slotIntervalMinutes: 45 } });
    expect(reasonsAt(facts, '09:15')).toEqual([]);
    expect(listSlots(facts, MONDAY).some((slot) => slot.startMinute === at('09:15'))).toBe(false);
    expect(reasonsAt(facts, '09:10')).toEqual(['offGrid']);
  });

  it('refuses what is no minute', () => {
    for (const minute of [Number.NaN, Number.POSITIVE_INFINITY, at('09:00') + 0.5]) {
      const offGrid = [{ type: 'offGrid', hostName: 'ada' }];
      expect(decide(someFacts(), minute)).toEqual({ bookable: false, reasons: offGrid });
    }
  });
});

describe('group appointments', () => {
  const aGroup = (changes: Partial<GroupAppointment> = {}): GroupAppointment => ({
    appointmentId: 'workshop',
    startMinute: at('10:00'),
    durationMinutes: 30,
    hostIds: ['ada'],
    totalSpots: 8,
    takenSpots: 3,
    ...changes,
  });
  const busyWithIt = aHost({ busy: { appointment: [at('10:00'), at('10:30')] } });
  const withGroup = (group: GroupAppointment, changes: Parameters<typeof someFacts>[0] = {}) =>
    someFacts({ hosts: [busyWithIt], groups: [group], ...changes });

  it('with free spots are a slot that says so, though the host is busy with it', () => {
    const group = aGroup();
    const slots = listSlots(withGroup(group), MONDAY);
    expect(slots).toHaveLength(6);
    expect(slots[2]).toEqual({ startMinute: at('10:00'), group });
    expect(decide(withGroup(group), at('10:00'))).toMatchObject({
      bookable: true,
      hostIds: ['ada'],
      group,
    });
  });

  it('that are full are none', () => {
    const facts = withGroup(aGroup({ takenSpots: 8 }));
    expect(listSlots(facts, MONDAY)).toHaveLength(5);
    expect(report(facts)[2]).toBe('10:00 full/ada');
  });

  it('take their host’s time even where the busy times leave them out', () => {
    const facts = withGroup(aGroup({ startMinute: at('10:05') }), { hosts: [aHost()] });
    expect(reasonsAt(facts, '10:00')).toEqual(['appointment']);
    expect(reasonsAt(facts, '10:05')).toEqual([]);
  });

  it('need their notice and window, and nothing else', () => {
    const late = withGroup(aGroup(), { nowMinute: at('09:45'), rules: { minNoticeMinutes: 30 } });
    expect(reasonsAt(late, '10:00')).toEqual(['notice']);
    const limited = withGroup(aGroup(), { rules: { limits: { day: { count: 0 } } } });
    expect(reasonsAt(limited, '10:00')).toEqual([]);
  });

  it('that lie beyond one host’s window cannot be joined, and take the other hosts’ time', () => {
    const hosts = [
      aHost({ weekly: everyDay('00:00-24:00') }),
      aHost({ hostId: 'linus', timeZone: 'Asia/Tokyo' }), // already Tuesday at 16:00 UTC
    ];
    const group = aGroup({ startMinute: at('16:00'), hostIds: ['ada', 'linus'] });
    const bookingWindow = { kind: 'range', from: '2030-05-06', to: '2030-05-06' } as const;
    const rules = { bookingWindow, calculationMethod: 'anyone' } as const;
    const facts = withGroup(group, { hosts, rules });
    expect(reasonsAt(facts, '16:00')).toEqual(['appointment', 'window']);
    expect(listSlots(facts, MONDAY).some((slot) => slot.startMinute === at('16:00'))).toBe(false);
  });

  it('of another duration, or of other hosts, are only busy time', () => {
    expect(reasonsAt(withGroup(aGroup({ durationMinutes: 45 })), '10:00')).toEqual(['appointment']);
    expect(reasonsAt(withGroup(aGroup({ hostIds: ['grace'] })), '10:00')).toEqual(['appointment']);
  });

  it('of one host leave the others of anyone free to start another', () => {
    const hosts = [busyWithIt, aHost({ hostId: 'grace' })];
    const rules = { calculationMethod: 'anyone' } as const;
    const full = withGroup(aGroup({ takenSpots: 8 }), { hosts, rules });
    expect(decide(full, at('10:00'))).toMatchObject({ bookable: true, hostIds: ['grace'] });
  });
});
