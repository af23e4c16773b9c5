import { describe, expect, it } from 'vitest';
import { decide } from '#shared/domain/availability/decide.ts';
import { explain } from '#shared/domain/availability/explain.ts';
import { listSlots } from '#shared/domain/availability/list-slots.ts';
import {
  aHost,
  dayRange,
  hours,
  isoOf,
  m,
  someFacts,
} from '#tests/support/builders/sample-facts.ts';
import type { ResourceFacts } from './types.ts';

const day = dayRange('2030-05-06');

function aRoom(name: string, ...taken: (readonly [from: string, to: string])[]): ResourceFacts {
  const at = (time: string) => m(`2030-05-06T${time}Z`);
  return {
    resourceChannelId: name,
    name,
    taken: taken.flatMap(([from, to]) => [at(from), at(to)]),
  };
}

function someRooms(...resources: ResourceFacts[]) {
  return someFacts({ resources, hosts: [aHost({ weekly: Array(7).fill(hours('09:00-11:00')) })] });
}

describe('resources', () => {
  it('a start is a slot while one of the asked resources is free', () => {
    const facts = someRooms(
      aRoom('Library', ['09:00', '10:00']),
      aRoom('Workshop', ['09:30', '10:30']),
    );
    expect(isoOf(listSlots(facts, day))).toEqual([
      '2030-05-06T09:00Z',
      '2030-05-06T10:00Z',
      '2030-05-06T10:30Z',
    ]);
  });

  it('the decision names the free ones, in the order they were asked for', () => {
    const facts = someRooms(
      aRoom('Library', ['09:00', '10:00']),
      aRoom('Workshop'),
      aRoom('Garden room'),
    );
    const decision = decide(facts, m('2030-05-06T09:30Z'));
    expect(decision).toMatchObject({ resourceChannelIds: ['Workshop', 'Garden room'] });
  });

  it('buffers keep their distance in a room too', () => {
    const facts = someFacts({
      rules: { bufferBeforeMinutes: 15 },
      resources: [aRoom('Library', ['09:00', '09:30'])],
    });
    expect(decide(facts, m('2030-05-06T09:30Z')).bookable).toBe(false);
    expect(decide(facts, m('2030-05-06T10:00Z')).bookable).toBe(true);
  });

  it('troubleshoot names the resource that is taken', () => {
    const facts = someRooms(aRoom('Library', ['09:00', '09:30']));
    expect(explain(facts, day)[0]).toEqual({
      startMinute: m('2030-05-06T09:00Z'),
      unavailabilityEvents: [{ type: 'resource', hostName: 'Library' }],
    });
  });

  it('a group that has begun is joined where it is', () => {
    const group = {
      appointmentId: 'a',
      startMinute: m('2030-05-06T09:00Z'),
      durationMinutes: 30,
      hostIds: ['ada'],
      totalSpots: 8,
      takenSpots: 1,
    };
    const facts = { ...someRooms(aRoom('Library', ['09:00', '09:30'])), groups: [group] };
    expect(decide(facts, group.startMinute)).toMatchObject({ bookable: true, group });
  });
});
