import { beforeEach, expect, test } from 'vitest';
import { book } from '#tests/support/api-bookings.ts';
import { type ReadEvent, readCalendar } from '#tests/support/api-calendar.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';

const maya = 'maya@visitor.test';
const guest = 'guest@visitor.test';
const noor = 'noor@visitor.test';

/** What calendars of a group know after its seats moved, read back by a parser we did not write. */
describeApi('calendars of a group', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const { cancel, reschedule } = changesOn(api);

  /** Calendar files by their reader since the last call, in the order in which they were sent. */
  const filesTo = async () => {
    expect(await api.runJobs()).toEqual([]);
    const files = new Map<string, ReadEvent[]>();
    for (const { to, attachments } of api.mailbox.messages) {
      const read = attachments.map(({ content }) => readCalendar(content));
      files.set(to.email, [...(files.get(to.email) ?? []), ...read]);
    }
    api.mailbox.empty();
    return (email: string) => files.get(email) ?? [];
  };
  /** What a calendar shows once it has taken every file: the newest of each UID, if it stands. */
  const shownAfter = (files: readonly ReadEvent[]) => {
    const newest = new Map<string, ReadEvent>();
    for (const file of files) {
      const known = newest.get(file.uid);
      if (!known || file.sequence >= known.sequence) newest.set(file.uid, file);
    }
    return [...newest.values()]
      .filter(({ method }) => method !== 'CANCEL')
      .map(({ startIso, attendees }) => ({ startIso, attendees: [...attendees].sort() }))
      .sort((a, b) => a.startIso.localeCompare(b.startIso));
  };
  const bookSeats = async (
    ...people: { email: string; fullname?: string; bringalongEmails?: string[] }[]
  ) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, {
      totalSpots: 4,
      settings: {
        meetingOptions: {
          allowSelectChannel: false,
          allowedChannels: [],
          allowHostSelection: false,
          forceHostSelection: false,
          allowAddingGuests: true,
        },
      },
    });
    const seats = [];
    for (const attendee of people) {
      seats.push(await book(api.client, { meetingTypeId, start: at('10:00'), attendee }));
    }
    return seats;
  };

  test('a moved seat leaves the old appointment and enters the new one', async () => {
    const [seat] = await bookSeats({ email: maya, bringalongEmails: [guest] }, { email: noor });
    if (!seat) throw new Error('Nothing was booked');
    const before = await filesTo();
    await reschedule(seat, at('14:00'));
    const after = await filesTo();
    const [booked] = before(maya);
    for (const email of [maya, guest]) {
      const request = after(email).find(({ method }) => method === 'REQUEST');
      const cancelled = after(email).find(({ method }) => method === 'CANCEL');
      expect(after(email)).toHaveLength(2);
      expect(request).toMatchObject({ startIso: at('14:00') });
      expect(cancelled).toMatchObject({
        status: 'CANCELLED',
        startIso: at('10:00'),
        uid: booked?.uid,
      });
      expect(request?.uid).not.toBe(booked?.uid);
      expect(cancelled?.sequence).toBeGreaterThan(booked?.sequence ?? 0);
      expect(shownAfter([...before(email), ...after(email)])).toMatchObject([
        { startIso: at('14:00') },
      ]);
    }
    expect(after(noor)).toEqual([]);
    expect(shownAfter([...before(host.email), ...after(host.email)])).toEqual([
      { startIso: at('10:00'), attendees: [host.email, noor].sort() },
      { startIso: at('14:00'), attendees: [guest, host.email, maya].sort() },
    ]);
  });

  test('the last seat takes the old appointment out of every calendar', async () => {
    const [seat] = await bookSeats({ email: maya });
    if (!seat) throw new Error('Nothing was booked');
    const before = await filesTo();
    await reschedule(seat, at('14:00'));
    const after = await filesTo();
    for (const email of [maya, host.email]) {
      expect(shownAfter([...before(email), ...after(email)])).toMatchObject([
        { startIso: at('14:00') },
      ]);
    }
  });

  test('a seat that comes back is in the calendar again', async () => {
    const [seat] = await bookSeats({ email: maya }, { email: noor });
    if (!seat) throw new Error('Nothing was booked');
    const first = await filesTo();
    await reschedule(seat, at('14:00'));
    const second = await filesTo();
    await reschedule(seat, at('10:00'));
    const third = await filesTo();
    expect(shownAfter([...first(maya), ...second(maya), ...third(maya)])).toMatchObject([
      { startIso: at('10:00') },
    ]);
  });

  test('a seat given up takes nobody else out of the host’s calendar', async () => {
    const [seat] = await bookSeats({ email: maya }, { email: noor });
    if (!seat) throw new Error('Nothing was booked');
    const before = await filesTo();
    await cancel(seat);
    const after = await filesTo();
    expect(shownAfter([...before(maya), ...after(maya)])).toEqual([]);
    expect(after(noor)).toEqual([]);
    expect(shownAfter([...before(host.email), ...after(host.email)])).toEqual([
      { startIso: at('10:00'), attendees: [host.email, noor].sort() },
    ]);
  });

  test('8.5 the host reads who came or left, how full it is, and that it takes place', async () => {
    const [seat] = await bookSeats(
      { email: maya, fullname: 'Maya Lindqvist' },
      { email: noor, fullname: 'Noor Haddad' },
    );
    if (!seat) throw new Error('Nothing was booked');
    expect(await api.runJobs()).toEqual([]);
    const toHost = () => api.mailbox.messages.filter(({ to }) => to.email === host.email);
    const [first, second] = toHost();
    expect(first?.text).toContain('Seats\n  1 of 4 seats taken\n');
    expect(second?.text).toContain('Seats\n  2 of 4 seats taken\n');
    expect(second?.subject).toContain('with Noor');
    expect(second?.subject).not.toContain('Maya');
    expect(second?.text).not.toContain(maya);
    api.mailbox.empty();
    await cancel(seat);
    expect(await api.runJobs()).toEqual([]);
    const [left] = toHost();
    expect(left?.text).toContain('Seat free: Talk takes place\n');
    expect(left?.text).toContain('No longer coming\n  Maya');
    expect(left?.text).toContain('Seats\n  1 of 4 seats taken\n');
    expect(left?.text).not.toContain(noor);
    api.mailbox.empty();
  });
});
