import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aLogin, aMeetingType } from '#tests/support/builders.ts';

const at = (time: string) => `2030-01-07T${time}:00.000Z`;
const day = { start: at('00:00'), end: at('23:59') };

describeApi('what hosts do', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    asHost = await api.signIn(host.email);
  });
  const strangerOf = async () => {
    const stranger = await aHost(api.db);
    await aLogin(api.db, stranger, DEMO_PASSWORD);
    return api.signIn(stranger.email);
  };
  const cancel = (client: ApiClient, appointmentId: string) =>
    client.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { reason: 'The studio is flooded.' },
    });
  const move = (client: ApiClient, appointmentId: string, start: string) =>
    client.POST('/booking/reschedule/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { start },
    });
  const mailsOf = async (appointmentId: string) => {
    await api.runJobs();
    const rows = await api.db.query<{ kind: string }>({
      text: 'select kind from mail_log where appointment_id = $1 order by kind',
      values: [appointmentId],
    });
    return rows.map(({ kind }) => kind);
  };
  const aGroup = async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { totalSpots: 3 });
    const first = await book(api.client, { meetingTypeId, start: at('10:00') });
    const second = await book(api.client, {
      meetingTypeId,
      start: at('10:00'),
      attendee: { email: 'noor@visitor.test', fullname: 'Noor Haddad' },
    });
    return { meetingTypeId, appointmentId: first.appointmentId, first, second };
  };

  test('cancels for everybody: each attendee is told once, so is the host', async () => {
    const { appointmentId, meetingTypeId } = await aGroup();
    await mailsOf(appointmentId);
    await cancel(asHost, appointmentId);
    const kinds = await mailsOf(appointmentId);
    expect(kinds.filter((kind) => kind === 'attendee-cancellation')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'host-cancellation')).toHaveLength(1);
    expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(at('10:00'));
    expect(await refusedWith(cancel(asHost, appointmentId))).toBe('409 appointment-cancelled');
  });

  test('cancels one seat of a group; the other stays', async () => {
    const { appointmentId, first, second } = await aGroup();
    const read = async (secret: string) => {
      const { data } = await api.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId }, query: { secret } },
      });
      return data;
    };
    const attendeeId = (await read(second.secret))?.attendee?.id ?? '';
    await asHost.POST('/booking/group-cancel/{appointmentId}/{attendeeId}', {
      params: { path: { appointmentId, attendeeId } },
      body: {},
    });
    expect((await read(second.secret))?.isCancelled).toBe(true);
    expect((await read(first.secret))?.isCancelled).toBe(false);
  });

  test('moves the appointment with whoever attends', async () => {
    const { appointmentId, meetingTypeId } = await aGroup();
    await mailsOf(appointmentId);
    await move(asHost, appointmentId, at('14:00'));
    const { data } = await api.client.GET('/appointment/{appointmentId}', {
      params: { path: { appointmentId } },
    });
    expect(data?.start).toBe(at('14:00'));
    const kinds = await mailsOf(appointmentId);
    expect(kinds.filter((kind) => kind === 'attendee-reschedule')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'host-reschedule')).toHaveLength(1);
    expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(at('10:00'));
  });

  test('cannot move it onto another appointment', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host);
    const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
    await book(api.client, { meetingTypeId, start: at('11:00') });
    expect(await refusedWith(move(asHost, appointmentId, at('11:00')))).toBe(
      '409 slot-no-longer-available',
    );
  });

  test('another company’s host does not even learn that it exists', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host);
    const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
    const stranger = await strangerOf();
    expect(await refusedWith(cancel(stranger, appointmentId))).toBe('404 appointment-not-found');
    expect(await refusedWith(cancel(api.client, appointmentId))).toBe('401 unauthorized');
  });

  describe('back-dated appointments', () => {
    const record = (client: ApiClient, meetingTypeId: string, start: string) =>
      client.POST('/booking/back-dated', {
        body: {
          meetingTypeId,
          start,
          attendee: {
            email: 'maya@visitor.test',
            fullname: 'Maya Lindqvist',
            timezone: 'Europe/Stockholm',
          },
        },
      });
    const lastFriday = '2030-01-04T22:00:00.000Z';

    test('are kept without a mail, whatever the hours', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const { data } = await record(asHost, meetingTypeId, lastFriday);
      expect(data?.bookingType).toBe('confirmed');
      expect(await mailsOf(data?.appointmentId ?? '')).toEqual([]);
      expect(await refusedWith(record(asHost, meetingTypeId, lastFriday))).toBe(
        '409 slot-no-longer-available',
      );
    });

    test('lie in the past', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      expect(await refusedWith(record(asHost, meetingTypeId, at('10:00')))).toBe(
        '400 start-not-bookable',
      );
    });
  });

  describe('drafts', () => {
    const page = (client: ApiClient, meetingSlug: string) =>
      client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
        params: { path: { companySlug: '-', meetingSlug, userSlug: host.hostSlug } },
      });

    test('are for their host, who can make them public', async () => {
      const slug = 'not-ready-yet';
      const { meetingTypeId } = await aMeetingType(api.db, host, { slug, enabled: false });
      expect(await refusedWith(page(api.client, slug))).toBe('404 meeting-type-disabled');
      const { data } = await page(asHost, slug);
      expect(data).toMatchObject({ viewer: { canEdit: true }, meetingType: { enabled: false } });
      const publish = (client: ApiClient) =>
        client.PATCH('/meeting-type/{meetingTypeId}', {
          params: { path: { meetingTypeId } },
          body: { enabled: true },
        });
      expect(await refusedWith(publish(await strangerOf()))).toBe('404 meeting-type-not-available');
      await publish(asHost);
      expect((await page(api.client, slug)).data).toMatchObject({ viewer: null });
    });
  });
});
