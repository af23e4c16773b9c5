import { beforeEach, describe, expect, test } from 'vitest';
import { roomKey } from '#server/platform/kernel/secret.ts';
import { type Channel, roomProviderOf } from '#shared/domain/channels.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { ORIGIN, SECRET } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  aConferenceConnection,
  aHost,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

// Spec A §3, Public appointment: `meetingLink`; §8: `host-…-not-connected`.
describeApi('the link of an online meeting', (api) => {
  let host: AHost;
  let colleague: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
    colleague = await aHost(api.db, {}, host);
  });
  const { offer, times } = offersOf(api, () => host);
  const { reschedule } = changesOn(api);
  const choiceOf = (...allowedChannels: Channel[]): MeetingTypeWish => ({
    channel: 'zoom',
    settings: {
      meetingOptions: {
        ...plainSettings.meetingOptions,
        allowSelectChannel: true,
        allowedChannels,
      },
    },
  });
  const linkOf = async ({ appointmentId, secret }: { appointmentId: string; secret: string }) => {
    const params = { path: { appointmentId }, query: { secret } };
    const { data } = await api.client.GET('/appointment/{appointmentId}', { params });
    return data?.meetingLink;
  };
  const pageOf = async (meetingSlug: string) => {
    const path = { companySlug: '-', meetingSlug, userSlug: host.hostSlug };
    const call = '/booking/single/{companySlug}/{meetingSlug}/{userSlug}' as const;
    const { data } = await api.client.GET(call, { params: { path } });
    return data && 'meetingType' in data ? data.meetingType : undefined;
  };

  test('is that of the host’s own account', async () => {
    const link = await aConferenceConnection(api.db, host);
    const { meetingTypeId } = await offer({ channel: 'zoom' });
    expect(await linkOf(await book(api.client, { meetingTypeId, start: at('10:00') }))).toBe(link);
  });

  test('22. has a room that nobody can guess where it leaves the name open, and keeps it when moved', async () => {
    const meetingLink = 'https://meet.example.com/{room}';
    const { meetingTypeId } = await offer({ channel: 'custom', settings: { meetingLink } });
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const other = await book(api.client, { meetingTypeId, start: at('11:00') });
    const link = await linkOf(booked);
    expect(link).toMatch(/^https:\/\/meet\.example\.com\/[\da-f]{32}$/);
    expect(await linkOf(other)).not.toBe(link);
    await reschedule(booked, at('13:00'));
    expect(await linkOf(booked)).toBe(link);
  });

  test('is the meeting type’s where it has one, and needs no account then', async () => {
    const meetingLink = 'https://meet.example.com/ours';
    const { meetingTypeId } = await offer({ channel: 'zoom', settings: { meetingLink } });
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    expect(await linkOf(booked)).toBe(meetingLink);
  });

  test('is not given to who meets elsewhere', async () => {
    await aConferenceConnection(api.db, host);
    const { meetingTypeId } = await offer(choiceOf('zoom', 'local'));
    const booked = await book(api.client, {
      meetingTypeId,
      start: at('10:00'),
      channel: 'local',
    });
    expect(await linkOf(booked)).toBeNull();
  });

  test('of all together is that of the first who has one', async () => {
    const link = await aConferenceConnection(api.db, colleague);
    const { meetingTypeId } = await offer({ channel: 'zoom' }, [host, colleague]);
    expect(await linkOf(await book(api.client, { meetingTypeId, start: at('10:00') }))).toBe(link);
  });

  describe('where any host will do', () => {
    const anyone = { calculationMethod: 'anyone' } as const;

    test('the one with an account is given the meeting, and their times alone are listed', async () => {
      const link = await aConferenceConnection(api.db, colleague);
      const offered = await offer({ channel: 'zoom', ...anyone }, [host, colleague]);
      const { meetingTypeId } = offered;
      expect(await times(offered)).toContain('10:00');
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await linkOf(booked)).toBe(link);
      expect(await times(offered)).not.toContain('10:00');
      const hostIds = [host.hostId];
      expect(
        await refusedWith(book(api.client, { meetingTypeId, start: at('11:00'), hostIds })),
      ).toBe('409 host-zoom-not-connected');
    });

    test('the chosen channel says whose times count', async () => {
      await aConferenceConnection(api.db, colleague);
      const offered = await offer({ ...choiceOf('zoom', 'local'), ...anyone }, [host, colleague]);
      const { meetingTypeId } = offered;
      await book(api.client, { meetingTypeId, start: at('10:00'), channel: 'zoom' });
      expect(await times(offered, { channel: 'zoom' })).not.toContain('10:00');
      expect(await times(offered, { channel: 'local' })).toContain('10:00');
      expect(await times(offered)).toContain('10:00');
    });

    test('a seat that moves to another host’s meeting gets that one’s link', async () => {
      await aConferenceConnection(api.db, host);
      const other = await aConferenceConnection(api.db, colleague);
      const offered = await offer({ channel: 'zoom', totalSpots: 4, ...anyone }, [host, colleague]);
      const { meetingTypeId } = offered;
      const hostIds = [host.hostId];
      const booked = await book(api.client, { meetingTypeId, start: at('10:00'), hostIds });
      // The host’s own hour is taken by somebody else, so that only the colleague can.
      const alone = await offer();
      await book(api.client, { meetingTypeId: alone.meetingTypeId, start: at('14:00') });
      const { data } = await reschedule(booked, at('14:00'));
      if (!data) throw new Error('The move was answered without a body.');
      expect(await linkOf(data)).toBe(other);
    });
  });

  describe('7.7 on every channel that takes place at a link', () => {
    const online = [
      ['google', 'host-google-not-connected'],
      ['teamsForBusiness2', 'host-teams-2-not-connected'],
      ['webex', 'host-webex-not-connected'],
      ['zoom', 'host-zoom-not-connected'],
      ['whereby', 'host-meeting-link-missing'],
      ['kmeet', 'host-meeting-link-missing'],
      ['zava', 'host-meeting-link-missing'],
      ['custom', 'host-meeting-link-missing'],
    ] as const;

    test('by Connect a room is there, whose attendee, guest and host have links of their own', async () => {
      const meetingOptions = { ...plainSettings.meetingOptions, allowAddingGuests: true };
      const { meetingTypeId } = await offer({ channel: 'connect', settings: { meetingOptions } });
      const attendee = { bringalongEmails: ['guest@visitor.test'] };
      const booked = await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
      const [attendeeId = ''] = await changesOn(api).attendeesOf(booked.appointmentId);
      const room = `${ORIGIN}/connect/${booked.appointmentId}/join`;
      const own = `${room}?key=${roomKey(SECRET, attendeeId)}`;
      const guests = `${room}?key=${roomKey(SECRET, attendeeId, 'guest@visitor.test')}`;
      expect(await linkOf(booked)).toBe(own);
      await api.runJobs();
      const textTo = (email: string) => api.mailbox.to(email)[0]?.text ?? '';
      expect(textTo('maya@visitor.test')).toContain(own);
      expect(textTo('guest@visitor.test')).toContain(guests);
      expect(textTo('guest@visitor.test')).not.toContain(own);
      expect(textTo(host.email)).toContain(room);
      expect(textTo(host.email)).not.toContain('?key=');
    });

    test('by Connect its host joins from the dashboard and the calendar, which the extension reads', async () => {
      const { meetingTypeId } = await offer({ channel: 'connect' });
      const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
      const client = await signInAs(api, host);
      const query = { from: at('00:00'), to: at('23:00') };
      const calendar = await client.GET('/calendar', { params: { query } });
      const dashboard = await client.GET('/dashboard', { params: { query: {} } });
      const room = `${ORIGIN}/connect/${appointmentId}/join`;
      for (const shown of [calendar.data, dashboard.data?.today]) {
        expect(shown?.appointments.map(({ about }) => about?.meetingLink)).toEqual([room]);
      }
    });

    test.each(online)('%s is booked with a link, or refused: %s', async (channel, code) => {
      const offered = await offer({ channel });
      const { meetingTypeId } = offered;
      expect(await refusedWith(times(offered))).toBe(`409 ${code}`);
      const booking = book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(booking)).toBe(`409 ${code}`);
      const provider = roomProviderOf(channel);
      const link = await aConferenceConnection(api.db, host, provider);
      expect(await times(offered)).toContain('10:00');
      expect(await linkOf(await book(api.client, { meetingTypeId, start: at('10:00') }))).toBe(
        link,
      );
    });
  });

  describe('7.7 a call to the host', () => {
    const phone = '+44 7700 900461';
    const attendee = { phone: '+46701234567' };
    const withPhone = () =>
      api.db.query({
        text: 'update host set phone = $2 where id = $1',
        values: [colleague.hostId, phone],
      });

    test('goes to the one who has a number, which the attendee reads everywhere', async () => {
      const wish = { channel: 'phone-incoming', calculationMethod: 'anyone' } as const;
      const offered = await offer(wish, [host, colleague]);
      const { meetingTypeId } = offered;
      expect(await refusedWith(times(offered))).toBe('409 host-phone-missing');
      await withPhone();
      const { appointmentId, secret } = await book(api.client, {
        meetingTypeId,
        start: at('10:00'),
        attendee,
      });
      const params = { path: { appointmentId }, query: { secret } };
      const { data } = await api.client.GET('/appointment/{appointmentId}', { params });
      expect(data?.hosts.map(({ id }) => id)).toEqual([colleague.hostId]);
      expect(data?.hostPhone).toBe(phone);
      expect(readCalendar(data?.ics ?? '').location).toBe(phone);
      await api.runJobs();
      const mail = api.mailbox.only('maya@visitor.test');
      expect(mail.text).toContain(phone);
      expect(readCalendar(mail.attachments[0]?.content ?? '').location).toBe(phone);
    });

    test('is not offered beside other channels where nobody has a number', async () => {
      const { meetingTypeSlug } = await offer(choiceOf('phone-incoming', 'phone'));
      expect((await pageOf(meetingTypeSlug))?.meetingOptions.allowedChannels).toEqual(['phone']);
    });

    test('is no reason to tell the number on other channels', async () => {
      await withPhone();
      const { meetingTypeId } = await offer({ channel: 'phone' }, [colleague]);
      const booked = await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
      const params = { path: { appointmentId: booked.appointmentId } };
      const { data } = await api.client.GET('/appointment/{appointmentId}', { params });
      expect(JSON.stringify(data)).not.toContain(phone);
    });
  });

  describe('that nobody has', () => {
    test('refuses the meeting and its times', async () => {
      const offered = await offer({ channel: 'webex' });
      const { meetingTypeId } = offered;
      const refused = '409 host-webex-not-connected';
      expect(await refusedWith(times(offered))).toBe(refused);
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:00') }))).toBe(
        refused,
      );
    });

    test('keeps its channel from being offered beside others', async () => {
      const { meetingTypeSlug } = await offer(choiceOf('zoom', 'google', 'phone'));
      await aConferenceConnection(api.db, host, 'google');
      const page = await pageOf(meetingTypeSlug);
      expect(page?.meetingOptions.allowedChannels).toEqual(['google', 'phone']);
    });

    test('does not matter for a meeting that has taken place', async () => {
      const { meetingTypeId } = await offer({ channel: 'zoom' });
      const { data } = await (await signInAs(api, host)).POST('/booking/back-dated', {
        body: {
          meetingTypeId,
          start: '2030-01-04T10:00:00.000Z',
          attendee: { email: 'm@visitor.test', fullname: 'Maya', timezone: 'Europe/Stockholm' },
        },
      });
      expect(data?.bookingType).toBe('confirmed');
    });

    test('does not keep what is booked from moving', async () => {
      const link = await aConferenceConnection(api.db, host);
      const { meetingTypeId } = await offer({ channel: 'zoom' });
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      await api.db.query({ text: 'delete from conference_connection' });
      await reschedule(booked, at('13:00'));
      expect(await linkOf(booked)).toBe(link);
    });
  });
});
