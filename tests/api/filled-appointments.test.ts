import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company, host as hostTable, meetingType } from '#server/platform/db/schema/schema.ts';
import { storeFile } from '#server/platform/file-store/store-file.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import {
  type FilledSite,
  openFilledSite,
  readAppointmentData,
} from '#tests/support/filled-site.ts';

describeApi('11. the filled page of an appointment', (api) => {
  let host: AHost;
  let offered: AMeetingType;
  let site: FilledSite;
  let booked: Awaited<ReturnType<typeof book>>;
  let link: string;
  let own: string;
  beforeEach(async () => {
    host = await aHost(api.db, { timeZone: 'America/New_York' });
    offered = await aMeetingType(api.db, host, { name: 'First talk', settings: { contact: null } });
    site = await openFilledSite(api);
    booked = await book(api.client, {
      meetingTypeId: offered.meetingTypeId,
      start: at('15:00'),
      attendee: { notes: 'A private word.' },
    });
    link = `/appointment/${booked.appointmentId}`;
    own = `${link}?secret=${booked.secret}`;
  });
  afterEach(() => site.close());
  const dataOf = async (path: string, headers?: Record<string, string>) =>
    readAppointmentData(await site.load(path, headers));
  const replyOf = async (path: string) => (await api.fetch(`/api${path}`)).json();

  describe('carries what the API answers its link', () => {
    test('with its secret, and without', async () => {
      const data = await dataOf(own);
      expect(data?.appointment.attendee?.notes).toBe('A private word.');
      expect(data).toEqual({ appointment: await replyOf(own) });
      expect(await dataOf(link)).toEqual({ appointment: await replyOf(link) });
      const page = await site.load(link);
      expect(page).not.toMatch(/maya|private word|meetingLink":"http/i);
      expect(await site.load(own)).not.toContain(booked.secret);
    });

    test('of a picture under our own address, as the API does', async () => {
      const of = { companyId: host.companyId, contentType: 'image/png', nowMs: 0 } as const;
      const picture = await storeFile(api.db, of, [Buffer.from('Ada')]);
      await api.db.orm.update(hostTable).set({ picture }).where(eq(hostTable.id, host.hostId));
      const data = await dataOf(own);
      expect(data?.appointment.hosts[0]?.picture).toBe(`/api/file/${picture}`);
      expect(data).toEqual({ appointment: await replyOf(own) });
    });

    test.each(['cancel', 'reschedule'])('as a mail names it: /%s', async (page) => {
      const mailed = `/${page}?appointmentId=${booked.appointmentId}`;
      expect(await dataOf(`${mailed}&secret=${booked.secret}`)).toEqual({
        appointment: await replyOf(own),
      });
      expect(await dataOf(mailed)).toBeUndefined();
    });

    test('as it is now, each time', async () => {
      await dataOf(own);
      await changesOn(api).cancel(booked);
      expect((await dataOf(own))?.appointment).toMatchObject({
        state: 'cancelled',
        cancellation: { by: 'attendee', reason: 'I have fallen ill.' },
      });
    });

    test('and of a seat that moved, where it is now', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, { totalSpots: 3 });
      const seat = await book(api.client, { meetingTypeId, start: at('16:00') });
      await changesOn(api).reschedule(seat, at('17:00'));
      const path = `/appointment/${seat.appointmentId}?secret=${seat.secret}`;
      const data = await dataOf(path);
      expect(data).toEqual({ appointment: await replyOf(path) });
      expect(data?.appointment.start).toBe(at('17:00'));
      expect(data?.appointment.id).not.toBe(seat.appointmentId);
    });
  });

  describe('carries nothing', () => {
    test('for somebody who may be signed in: they ask for what only they see', async () => {
      const cookie = 'a=b; kalends.session_token=x';
      expect(await dataOf(own, { cookie })).toBeUndefined();
    });

    test.each([
      '/appointment/nothing?secret=guessed',
      '/appointment/7e57ab1e-0000-4000-8000-000000000000?secret=guessed',
      '/cancel?appointmentId=nothing&secret=guessed',
    ])('19.15 where there is none, and says nothing: %s', async (path) => {
      const reply = await site.fetch(path);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('<title>Shell</title>');
    });

    test('to who guesses a secret', async () => {
      const reply = await site.fetch(`${link}?secret=guessed`);
      expect(reply.status).toBe(200);
      const page = await reply.text();
      expect(readAppointmentData(page)).toBeUndefined();
      expect(page).toContain('<title>Shell</title>');
    });
  });

  test('is kept by nobody', async () => {
    for (const path of [own, link, '/cancel?appointmentId=nothing&secret=guessed']) {
      const reply = await site.fetch(path, { 'accept-encoding': 'br' });
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(reply.headers.get('content-encoding')).toBe('br');
    }
  });

  test('says in its title what has become of it, and what it is about to its attendee alone', async () => {
    const titleOf = async (path: string, headers?: Record<string, string>) =>
      /<title>([^<]*)</.exec(await site.load(path, headers))?.[1];
    expect(await titleOf(own)).toBe('First talk · Your appointment · Kalends');
    expect(await titleOf(link)).toBe('Your appointment · Kalends');
    expect(await titleOf(link, { 'accept-language': 'de' })).toBe('Ihr Termin · Kalends');
    await changesOn(api).cancel(booked);
    expect(await titleOf(own)).toBe('First talk · Appointment cancelled · Kalends');
  });

  describe('says to those without scripts', () => {
    const textOf = async (path: string, headers?: Record<string, string>) => {
      const body = (await site.load(path, headers)).split('<body>')[1] ?? '';
      return body.replace(/<[^>]*>/g, '\n').replace(/\n+/g, '\n');
    };
    const reach = { contact: '+39 051 123 456', imprintLink: 'https://acme.test/imprint' };
    const sayHowToReach = () =>
      api.db.orm.update(company).set(reach).where(eq(company.id, host.companyId));

    test('what, who, when on the host’s clock, where, and how to go on', async () => {
      await sayHowToReach();
      const text = await textOf(own);
      for (const said of ['First talk', 'Your appointment', host.name, reach.contact])
        expect(text).toContain(`\n${said}\n`);
      expect(text).toContain('Monday, January 7, 2030, 10:00 – 10:30\nAmerica/New York (GMT-5)');
      expect(text).toContain('To change or cancel it, switch on JavaScript');
      const page = await site.load(own);
      expect(page).toContain('href="tel:+39051123456"');
      expect(page).toContain(`href="${reach.imprintLink}"`);
      expect(await textOf(own, { 'accept-language': 'de' })).toContain(
        'Montag, 7. Januar 2030, 10:00 – 10:30 Uhr',
      );
    });

    test('the host’s address to its attendee alone, where nobody said how to be reached', async () => {
      expect(await textOf(own)).toContain(host.email);
      expect(await site.load(link)).not.toContain(host.email);
    });

    test('where to book again, once it is cancelled, and no way to reach anybody', async () => {
      await sayHowToReach();
      await changesOn(api).cancel(booked);
      const page = await site.load(own);
      expect(page).toContain(`href="/${host.hostSlug}/${offered.meetingTypeSlug}"`);
      expect(await textOf(own)).toContain('Appointment cancelled');
      expect(page).not.toContain('tel:');
    });

    test('whatever it is called, and nothing of it leaves its place', async () => {
      const name = `"><script>alert(1)</script>' & </title>\u2028`;
      await api.db.orm
        .update(meetingType)
        .set({ name })
        .where(eq(meetingType.id, offered.meetingTypeId));
      const page = await site.load(own);
      expect(page).not.toContain('<script>');
      expect(page.match(/<script/g)?.length).toBe(1);
      expect(page.match(/<\/title>/g)?.length).toBe(1);
      expect(readAppointmentData(page)?.appointment.meetingInfo.name).toBe(name);
    });
  });
});
