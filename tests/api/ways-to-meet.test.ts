import { beforeEach, describe, expect, test } from 'vitest';
import { pageTexts } from '#server/public/page-fill/page-texts.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { WaysToMeetChange } from '#shared/api/ways-to-meet.ts';
import { CHANNELS, type Channel, needsOf } from '#shared/domain/channels.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const phone = '+44 7700 900461';
const room = 'https://meet.example.com/ada';

describeApi('19.8 ways to meet a host', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db, { role: 'owner' });
    asHost = await signInAs(api, host);
  });
  const { offer, times } = offersOf(api, () => host);
  const keep = (body: WaysToMeetChange, client = asHost) =>
    client.PATCH('/user2/ways-to-meet', { body });
  const read = async (user = host.hostId, client = asHost) => {
    const { data } = await client.GET('/user2/{user}/ways-to-meet', { params: { path: { user } } });
    return data;
  };
  /** What a booking on the channel has to say, so that its host’s needs alone are left. */
  const wishFor = (channel: Channel) => ({
    channel,
    ...(channel === 'local' && { locations: ['Kantstr. 1'] }),
  });
  const attendee = { phone: '+46701234567', address: 'Storgatan 1' };
  const appointmentOf = async (booked: { appointmentId: string; secret: string }) => {
    const { appointmentId, secret } = booked;
    const params = { path: { appointmentId }, query: { secret } };
    return (await api.client.GET('/appointment/{appointmentId}', { params })).data;
  };

  test('19.8 they keep a number and a room at each provider, and change what they saw alone', async () => {
    expect(await read()).toMatchObject({ phone: null, zoom: null, reliedOn: {} });
    const { data } = await keep({ phone, zoom: room, was: { phone: null, zoom: null } });
    expect(data).toMatchObject({ phone, zoom: room, google: null });
    const late = keep({ phone: '+4930123456', was: { phone: null } });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
    await keep({ zoom: null, 'teams-2': room });
    expect(await read()).toMatchObject({ phone, zoom: null, 'teams-2': room });
  });

  test.each([
    { phone: '0170 1234567' },
    { phone: '+49' },
    { phone: 'call me' },
    { zoom: 'http://zoom.us/j/1' },
    { zoom: 'https://10.0.0.1/j/1' },
    { custom: 'https://ada:secret@meet.example.com' },
    { google: 'https://localhost/ada' },
  ])('19.8 %j is refused', async (body) => {
    expect(await refusedWith(keep(body))).toBe('400 validation-failed');
  });

  test('19.8 an admin keeps a colleague’s, a member nobody else’s', async () => {
    const member = await aHost(api.db, { role: 'member' }, host);
    const asMember = await signInAs(api, member);
    const change = (user: string, client: ApiClient) =>
      client.PATCH('/user2/{user}/ways-to-meet', { params: { path: { user } }, body: { phone } });
    expect((await change(member.hostId, asHost)).data?.phone).toBe(phone);
    expect((await read(member.hostId, asMember))?.phone).toBe(phone);
    expect(await refusedWith(change(host.hostId, asMember))).toBe('403 forbidden');
    expect(await refusedWith(read(host.hostId, asMember))).toBe('403 forbidden');
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect(await refusedWith(change(host.hostId, stranger))).toBe('404 not-found');
  });

  describe('19.8 on every channel', () => {
    const needing = CHANNELS.filter(
      (channel) => needsOf(channel).host !== null && channel !== 'connect',
    );

    test.each(needing)('%s is bookable once a host keeps what it needs', async (channel) => {
      const need = needsOf(channel).host;
      const offered = await offer(wishFor(channel));
      const booking = () =>
        book(api.client, { meetingTypeId: offered.meetingTypeId, start: at('10:00'), attendee });
      expect(await refusedWith(times(offered))).toMatch(/^409 host-/);
      expect(await refusedWith(booking())).toMatch(/^409 host-/);
      await keep(need === 'phone' ? { phone } : { [need?.room ?? '']: room });
      const said = await appointmentOf(await booking());
      expect(said).toMatchObject(need === 'phone' ? { hostPhone: phone } : { meetingLink: room });
    });

    test.each(needing)(
      '%s beside another is not offered where the host lacks it',
      async (other) => {
        const meetingOptions = {
          ...plainSettings.meetingOptions,
          allowSelectChannel: true,
          allowedChannels: [other],
        };
        const { meetingTypeSlug } = await offer({ channel: 'phone', settings: { meetingOptions } });
        const offeredBeside = async () => {
          const path = { companySlug: '-', meetingSlug: meetingTypeSlug, userSlug: host.hostSlug };
          const call = '/booking/single/{companySlug}/{meetingSlug}/{userSlug}' as const;
          const { data } = await api.client.GET(call, { params: { path } });
          return data && 'meetingType' in data && data.meetingType.meetingOptions.allowedChannels;
        };
        expect(await offeredBeside()).toEqual([]);
        const need = needsOf(other).host;
        await keep(need === 'phone' ? { phone } : { [need?.room ?? '']: room });
        expect(await offeredBeside()).toEqual([other]);
      },
    );

    const calls = CHANNELS.filter((channel) => needsOf(channel).attendee === 'phone');

    test.each(calls)('%s is booked with the attendee’s number alone', async (channel) => {
      await keep({ phone });
      const { meetingTypeId } = await offer({ channel });
      const without = book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(without)).toBe('400 validation-failed');
      expect(await book(api.client, { meetingTypeId, start: at('10:00'), attendee })).toBeDefined();
    });
  });

  test('19.8 WhatsApp says both numbers on the page, in the mail of each language and in its file', async () => {
    await keep({ phone });
    const { meetingTypeId } = await offer({ channel: 'whatsapp', totalSpots: 20 });
    for (const language of LANGUAGES) {
      const email = `${language}@visitor.test`;
      const visitor = { ...attendee, email, language };
      const booked = await book(api.client, {
        meetingTypeId,
        start: at('10:00'),
        attendee: visitor,
      });
      const page = await appointmentOf(booked);
      expect(page?.hostPhone).toBe(phone);
      expect(readCalendar(page?.ics ?? '').location).toBe(`WhatsApp ${phone}`);
      await api.runJobs();
      const { text, attachments } = api.mailbox.only(email);
      expect(text).toContain('WhatsApp');
      expect(text).toContain(attendee.phone);
      expect(text).toContain(phone);
      expect(readCalendar(attachments[0]?.content ?? '').location).toBe(`WhatsApp ${phone}`);
    }
  });

  test('20.12 a meeting at a link of the host’s own is “Online” on the page and in the mail of each language, or what they call it', async () => {
    await keep({ custom: room });
    const plain = await offer({ channel: 'custom', totalSpots: 20 });
    const named = await offer({
      ...{ channel: 'custom', totalSpots: 20 },
      customChannelName: 'By carrier pigeon',
    });
    for (const language of LANGUAGES) {
      const online = pageTexts(language)('common:channels.custom');
      const visitor = { ...attendee, email: `${language}@visitor.test`, language };
      const mailAbout = async ({ meetingTypeId }: { meetingTypeId: string }, time: string) => {
        await book(api.client, { meetingTypeId, start: at(time), attendee: visitor });
        await api.runJobs();
        const { text } = api.mailbox.only(visitor.email);
        api.mailbox.empty();
        return text;
      };
      expect(await mailAbout(plain, '10:00')).toContain(` ${online}\n`);
      const told = await mailAbout(named, '11:00');
      expect(told).toContain(' By carrier pigeon\n');
      expect(told).not.toContain(` ${online}\n`);
    }
    expect(pageTexts('en')('common:channels.custom')).toBe('Online');
  });

  describe('19.8 an appointment that is handed over', () => {
    let colleague: AHost;
    let asColleague: ApiClient;
    beforeEach(async () => {
      colleague = await aHost(api.db, { role: 'member' }, host);
      asColleague = await signInAs(api, colleague);
    });
    const handOver = async (appointmentId: string) => {
      await api.runJobs();
      api.mailbox.empty();
      await asHost.POST('/booking/hand-over/{appointmentId}', {
        params: { path: { appointmentId } },
        body: { toHostId: colleague.hostId },
      });
      await api.runJobs();
    };
    const said = async (booked: { appointmentId: string; secret: string }) => {
      const page = await appointmentOf(booked);
      const mail = api.mailbox.only('maya@visitor.test');
      const file = readCalendar(mail.attachments[0]?.content ?? '').location;
      return { page, text: mail.text, file, ics: readCalendar(page?.ics ?? '').location };
    };

    test('takes place in the new host’s room: page, mail and calendar file', async () => {
      const theirs = 'https://meet.example.com/kofi';
      await keep({ custom: room });
      await keep({ custom: theirs }, asColleague);
      const { meetingTypeId } = await offer({ channel: 'custom' });
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      expect((await appointmentOf(booked))?.meetingLink).toBe(room);
      await handOver(booked.appointmentId);
      const { page, text, file, ics } = await said(booked);
      expect([page?.meetingLink, file, ics]).toEqual([theirs, theirs, theirs]);
      expect(text).toContain(theirs);
      expect(text).not.toContain(room);
    });

    test('keeps the meeting type’s own link, where it has one', async () => {
      const meetingLink = 'https://meet.example.com/ours';
      await keep({ custom: 'https://meet.example.com/kofi' }, asColleague);
      const { meetingTypeId } = await offer({ channel: 'custom', settings: { meetingLink } });
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      await handOver(booked.appointmentId);
      expect((await said(booked)).page?.meetingLink).toBe(meetingLink);
    });

    test('is called at the new host’s number, who has to have one', async () => {
      await keep({ phone });
      const { meetingTypeId } = await offer({ channel: 'whatsapp' });
      const booked = await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
      expect(await refusedWith(handOver(booked.appointmentId))).toBe('409 host-phone-missing');
      await keep({ phone: '+39 051 123 456' }, asColleague);
      await handOver(booked.appointmentId);
      const { page, text } = await said(booked);
      expect(page?.hostPhone).toBe('+39 051 123 456');
      expect(text).toContain('+39 051 123 456');
      expect(text).not.toContain(phone);
    });
  });

  test('19.8 what coming appointments rely on is counted, and what is booked keeps its room', async () => {
    await keep({ phone, custom: room });
    const online = await offer({ channel: 'custom' });
    const call = await offer({ channel: 'phone-incoming' });
    const settings = { meetingLink: 'https://meet.example.com/ours' };
    const ours = await offer({ channel: 'custom', settings });
    const bookAt = ({ meetingTypeId }: { meetingTypeId: string }, time: string) =>
      book(api.client, { meetingTypeId, start: at(time), attendee });
    const first = await bookAt(online, '10:00');
    const second = await bookAt(call, '11:00');
    await bookAt(ours, '13:00');
    expect((await read())?.reliedOn).toEqual({ phone: 1, custom: 1 });
    const { data } = await keep({ custom: null });
    expect(data?.reliedOn).toEqual({ phone: 1 });
    expect((await appointmentOf(first))?.meetingLink).toBe(room);
    await changesOn(api).cancel(second);
    expect((await read())?.reliedOn).toEqual({});
  });
});
