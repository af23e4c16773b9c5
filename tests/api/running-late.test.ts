import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import type { LateMinutes } from '#shared/domain/running-late.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

type Booked = Awaited<ReturnType<typeof book>>;

const guests = ['gil@visitor.test'];
const meetingOptions = { ...plainSettings.meetingOptions, allowAddingGuests: true };

describeApi.both('24. who is running late', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  const { sayLate, cancel, reschedule, attendeesOf } = changesOn(api);
  beforeEach(async () => {
    // The clock comes back to what other tests have left to come.
    await api.db.query({ text: 'delete from planned_message' });
    host = await aHost(api.db);
    asHost = await signInAs(api, host);
  });
  const settle = async () => {
    await api.runJobs();
    api.mailbox.empty();
  };
  const aBooking = async (wish: MeetingTypeWish = {}, hosts: [AHost, ...AHost[]] = [host]) => {
    const settings = { meetingOptions, ...wish.settings };
    const { meetingTypeId } = await aMeetingType(api.db, hosts, { ...wish, settings });
    const attendee = { bringalongEmails: guests };
    const booked = await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
    await settle();
    api.clock.set(at('09:30'));
    return { ...booked, meetingTypeId };
  };
  const sayHostLate = ({ appointmentId }: Booked, minutes: LateMinutes, client = asHost) =>
    client.POST('/appointments/{appointmentId}/late', {
      params: { path: { appointmentId } },
      body: { minutes },
    });
  const seen = async ({ appointmentId, secret }: Booked, client = api.client) => {
    const params = { path: { appointmentId }, query: { secret: secret || undefined } };
    return (await client.GET('/appointment/{appointmentId}', { params })).data;
  };
  const seenByHost = async ({ appointmentId }: Booked, client = asHost) => {
    const params = { path: { appointmentId } };
    return (await client.GET('/appointments/{appointmentId}', { params })).data;
  };
  const subjectsTo = async (email: string) => {
    await api.runJobs();
    const subjects = api.mailbox.to(email).map(({ subject }) => subject.split(':')[0]);
    return subjects.toSorted();
  };

  test('an attendee tells hosts and their guests at once, and sees it themselves', async () => {
    const booked = await aBooking();
    expect((await sayLate(booked, 10)).data).toEqual({ minutes: 10 });
    await api.runJobs();
    const { subject, text } = api.mailbox.only(host.email);
    expect(subject).toContain('Running late');
    expect(text).toContain('Maya Lindqvist is about 10 minutes late');
    expect(api.mailbox.only('gil@visitor.test').text).toContain('10 minutes late');
    expect(api.mailbox.to('maya@visitor.test')).toEqual([]);
    const late = { name: 'Maya Lindqvist', minutes: 10 };
    expect((await seen(booked))?.late).toEqual([{ ...late, isYou: true }]);
    expect(await seenByHost(booked)).toMatchObject({
      isHost: true,
      late: [{ ...late, isYou: false }],
    });
    const { data } = await asHost.GET('/dashboard', { params: { query: { timezone: 'UTC' } } });
    expect(data?.today.appointments[0]?.about?.late).toEqual([late]);
  });

  test('a host tells everybody else, other hosts too', async () => {
    const other = await aHost(api.db, {}, host);
    const booked = await aBooking({}, [host, other]);
    await sayHostLate(booked, 5);
    expect(await subjectsTo(other.email)).toEqual(['Running late']);
    expect(await subjectsTo('maya@visitor.test')).toEqual(['Running late']);
    expect(api.mailbox.only('gil@visitor.test').text).toContain(`${host.name} is about 5`);
    expect(api.mailbox.to(host.email)).toEqual([]);
    expect((await seen(booked))?.late).toEqual([{ name: host.name, minutes: 5, isYou: false }]);
    expect((await seenByHost(booked))?.late[0]?.isYou).toBe(true);
    expect((await seen({ ...booked, secret: '' }, asHost))?.late?.[0]?.isYou).toBe(true);
  });

  test('the same is told once, another number again, and on time after all', async () => {
    const booked = await aBooking();
    await sayLate(booked, 10);
    await sayLate(booked, 10);
    expect(await subjectsTo(host.email)).toEqual(['Running late']);
    await sayLate(booked, 15);
    await sayLate(booked, 0);
    await sayLate(booked, 0);
    expect(await subjectsTo(host.email)).toEqual([
      ...['On time after all', 'Running late', 'Running late'],
    ]);
    expect((await seen(booked))?.late).toEqual([]);
  });

  test('what the mail server takes only once it is over tells nobody', async () => {
    const booked = await aBooking();
    api.mailbox.failWith('421 later');
    await sayLate(booked, 10);
    await api.runJobs();
    api.mailbox.failWith(undefined);
    api.clock.set(at('10:30'));
    await api.retryJobs();
    expect(api.mailbox.to(host.email)).toEqual([]);
    const rows = await api.db.query<{ status: string }>({
      text: `select status from mail_log where appointment_id = $1 and kind = 'host-late'`,
      values: [booked.appointmentId],
    });
    expect(rows).toEqual([{ status: 'overtaken' }]);
  });

  test('at once from two places: one of them stands, each is told', async () => {
    const booked = await aBooking();
    await Promise.all([sayLate(booked, 5), sayLate(booked, 10), sayHostLate(booked, 15)]);
    expect(await subjectsTo(host.email)).toEqual(['Running late', 'Running late']);
    const late = (await seen(booked))?.late ?? [];
    expect(late.map(({ isYou }) => isYou).toSorted()).toEqual([false, true]);
  });

  test('of a group the others do not read it, and all read of their host', async () => {
    const { meetingTypeId, ...first } = await aBooking({ totalSpots: 5 });
    api.clock.set(at('08:00'));
    const second = await book(api.client, {
      ...{ meetingTypeId, start: at('10:00') },
      attendee: { email: 'noor@visitor.test' },
    });
    expect(second.appointmentId).toBe(first.appointmentId);
    await settle();
    api.clock.set(at('09:30'));
    await sayLate(first, 10);
    expect(await subjectsTo('noor@visitor.test')).toEqual([]);
    expect((await seen(second))?.late).toEqual([]);
    await sayHostLate(first, 5);
    expect(await subjectsTo('noor@visitor.test')).toEqual(['Running late']);
    expect(await subjectsTo('maya@visitor.test')).toEqual(['Running late']);
    expect((await seenByHost(first))?.late).toHaveLength(2);
  });

  describe('is refused', () => {
    test('to people who have no part in it', async () => {
      const booked = await aBooking();
      const wrong = { ...booked, secret: 'x'.repeat(43) };
      expect(await refusedWith(sayLate(wrong, 5))).toBe('403 link-invalid');
      expect(await refusedWith(sayHostLate(booked, 5, api.client))).toBe('401 unauthorized');
      const stranger = await signInAs(api, await aHost(api.db));
      expect(await refusedWith(sayHostLate(booked, 5, stranger))).toBe('404 appointment-not-found');
      const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, host));
      expect(await refusedWith(sayHostLate(booked, 5, admin))).toBe('403 forbidden');
      expect(await seenByHost(booked, admin)).toMatchObject({ isHost: false, late: [] });
      await sayLate(booked, 5);
      expect((await seen({ ...booked, secret: '' }))?.late).toBeUndefined();
    });

    test('before its last hour, after its end, and where it is off', async () => {
      const booked = await aBooking();
      api.clock.set(at('08:59'));
      expect(await refusedWith(sayLate(booked, 5))).toBe('409 too-early-to-be-late');
      expect(await refusedWith(sayHostLate(booked, 5))).toBe('409 too-early-to-be-late');
      api.clock.set(at('10:30'));
      expect(await refusedWith(sayLate(booked, 5))).toBe('409 appointment-past');
      api.clock.set(at('09:00'));
      await sayLate(booked, 5);
      await cancel(booked);
      expect(await refusedWith(sayLate(booked, 10))).toBe('409 appointment-cancelled');
      expect(await refusedWith(sayHostLate(booked, 10))).toBe('409 appointment-cancelled');
      expect((await seen(booked))?.late).toEqual([]);
    });

    test('of what nobody has confirmed', async () => {
      const booked = await aBooking({ settings: { doubleOptIn: true } });
      expect(await refusedWith(sayLate(booked, 5))).toBe('409 too-early-to-be-late');
      expect(await refusedWith(sayHostLate(booked, 5))).toBe('409 too-early-to-be-late');
    });
  });

  test('is forgotten where it moves, also where it comes back', async () => {
    const booked = await aBooking();
    await sayLate(booked, 5);
    await sayHostLate(booked, 5);
    await reschedule(booked, at('14:00'));
    expect((await seen(booked))?.late).toEqual([]);
    await reschedule(booked, at('10:00'));
    expect((await seen(booked))?.late).toEqual([]);
    expect(await attendeesOf(booked.appointmentId)).toHaveLength(1);
  });

  test('a reminder leads to it, and opening it says nothing', async () => {
    const booked = await aBooking();
    api.clock.set(at('09:00'));
    await api.sendReminders();
    await api.runJobs();
    expect(api.mailbox.only('gil@visitor.test').text).not.toContain('#late');
    const [reminder] = api.mailbox.to('maya@visitor.test');
    expect(reminder?.text).toContain('#late');
    expect((await seen(booked))?.late).toEqual([]);
  });
});
