import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, NOW, ORIGIN, openApi, type TestApi } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, halfHours, timesOf } from '#tests/support/api-slots.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { letIn } from '#tests/support/let-in.ts';
import { aLogin } from '#tests/support/logins.ts';
import { isSoak } from '#tests/support/race-rounds.ts';
import { type CalendarPlace, calendarPlaces } from '#tests/support/stand-ins/calendar-places.ts';

const MINUTE_MS = 60_000;

/** Those of OAuth differ in no more than the fault table tries of them. */
const providers = isSoak
  ? (['caldav', 'google', 'microsoft'] as const)
  : (['caldav', 'google'] as const);

describe.each(providers)('21. an hour without %s', (provider) => {
  let place: CalendarPlace;
  let api: TestApi;
  let ada: AHost;
  let talk: AMeetingType;
  beforeAll(async () => {
    place = await calendarPlaces[provider]();
    api = await openApi('postgres', { settings: place.settings });
    ada = await aHost(api.db, { role: 'owner' });
    talk = await aMeetingType(api.db, ada);
    const session = await api.openSession(await aLogin(api.db, ada, DEMO_PASSWORD));
    await letIn(askingAt(ORIGIN, api.answer), { session, email: ada.email }, place);
  });
  afterAll(async () => {
    await api.close();
    await place.stop();
  });

  const all = halfHours(9, 17);
  const without = (...times: string[]) => all.filter((time) => !times.includes(time));
  const free = () => timesOf(api.client, talk);
  const written = () => Object.fromEntries(place.written());
  /** So many minutes after the beginning everything is done that is due then. */
  const workAt = async (minutes: number) => {
    api.clock.set(new Date(Date.parse(NOW) + minutes * MINUTE_MS).toISOString());
    await api.readCalendars();
    await api.runJobs();
    return api.runDueJobs();
  };
  const event = (id: string, from: string, to: string) => ({
    id,
    startIso: at(from),
    endIso: at(to),
  });

  test('ends with everything there once, as it is, and known; its host is closed meanwhile and told once', async () => {
    const { reschedule, cancel } = changesOn(api);
    const had = await book(api.client, { ...talk, start: at('09:00') });
    const dropped = await book(api.client, { ...talk, start: at('09:30') });
    place.put(event('dentist', '10:00', '11:00'));
    expect(await workAt(1)).toEqual([]);
    expect(written()).toEqual({
      [had.appointmentId]: at('09:00'),
      [dropped.appointmentId]: at('09:30'),
    });
    expect(await free()).toEqual(without('09:00', '09:30', '10:00', '10:30'));
    api.mailbox.empty();

    // It goes down: what is booked, moved and cancelled meanwhile waits, and so does what its owner does there.
    place.server.behave('breaks-off');
    await workAt(2);
    const made = await book(api.client, { ...talk, start: at('12:00') });
    const undone = await book(api.client, { ...talk, start: at('13:00') });
    await reschedule(had, at('15:00'));
    expect(await workAt(4)).not.toEqual([]);
    await cancel(dropped);
    await cancel(undone);
    await reschedule(made, at('12:30'));
    place.put(event('dentist', '11:00', '12:00'));
    place.put(event('lunch', '16:00', '16:30'));
    // Until it is known to be away for a quarter of an hour, what is known decides.
    const known = without('10:00', '10:30', '12:30', '15:00');
    expect(await free()).toEqual(known);
    await workAt(10);
    expect(await free()).toEqual(known);
    for (const minutes of [15, 20, 25, 32, 40, 48, 56, 60]) {
      await workAt(minutes);
      if (minutes >= 20) expect([minutes, await free()]).toEqual([minutes, []]);
    }
    expect(written()).toEqual({
      [had.appointmentId]: at('09:00'),
      [dropped.appointmentId]: at('09:30'),
    });

    place.server.behave();
    const askedBefore = place.server.asked.length;
    expect(await workAt(67)).toEqual([]);
    expect(written()).toEqual({
      [had.appointmentId]: at('15:00'),
      [made.appointmentId]: at('12:30'),
    });
    // Each change is there by one request; what was given up unheard is taken away by one, wherever it was tried.
    const changes = place.server.asked.slice(askedBefore).filter((each) => !isReading(each));
    expect(new Set(changes).size).toBe(changes.length);
    const unheard = changes.filter((each) => each.includes(undone.appointmentId));
    expect(changes).toHaveLength(3 + unheard.length);
    expect(unheard.every((each) => each.startsWith('DELETE '))).toBe(true);
    expect(await free()).toEqual(without('11:00', '11:30', '12:30', '15:00', '16:00'));
    await api.runJobs();
    const told = api.mailbox
      .to(ada.email)
      .filter(({ subject }) => /cannot be booked/i.test(subject));
    expect(told).toHaveLength(1);
    expect(await workAt(69)).toEqual([]);
    expect(place.written()).toHaveLength(2);
  });
});

const isReading = (asked: string) => /^(?:GET|PROPFIND|REPORT|OPTIONS) /.test(asked);
