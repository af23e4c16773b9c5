import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullForm, portfolioForm } from '#server/demo/demo-forms.ts';
import { book, refusalOf, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at, day, MONDAY } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  aCompany,
  aHost,
  aMeetingType,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';

describeApi.both('booking', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const rowsOf = <Row>(text: string, ...values: unknown[]) => api.db.query<Row>({ text, values });
  const { offer, countAppointments } = offersOf(api, () => host);

  describe('a free start', () => {
    test('is taken: appointment, padded reservation and attendee', async () => {
      const { meetingTypeId } = await offer({ bufferBeforeMinutes: 10, bufferAfterMinutes: 15 });
      const reply = await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(reply).toEqual({
        redirectUrl: null,
        bookingType: 'confirmed',
        appointmentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        secret: expect.stringMatching(/^[\w-]{43}$/),
      });
      const { appointmentId } = reply;
      const [appointment] = await rowsOf(
        `select status, sequence, duration_minutes as minutes, starts_at as "startsAt", channel
         from appointment where id = $1`,
        appointmentId,
      );
      expect(appointment).toEqual({
        status: 'booked',
        sequence: 0,
        minutes: 30,
        startsAt: new Date(at('10:00')),
        channel: 'connect',
      });
      const reservations = await rowsOf(
        `select host_id as "hostId", lower(during) as since, upper(during) as until
         from reservation where appointment_id = $1`,
        appointmentId,
      );
      expect(reservations).toEqual([
        { hostId: host.hostId, since: new Date(at('09:50')), until: new Date(at('10:45')) },
      ]);
      const attendees = await rowsOf(
        `select email, name, time_zone as "timeZone", language, guests, answers
         from attendee where appointment_id = $1`,
        appointmentId,
      );
      expect(attendees).toEqual([
        {
          email: 'maya@visitor.test',
          name: 'Maya Lindqvist',
          timeZone: 'Europe/Stockholm',
          language: 'en',
          guests: [],
          answers: [],
        },
      ]);
    });

    test('keeps of the secret only its hash', async () => {
      const { meetingTypeId } = await offer();
      const { appointmentId, secret } = await book(api.client, {
        meetingTypeId,
        start: at('10:00'),
      });
      const [row] = await rowsOf<{ all: string; hash: string }>(
        `select a::text || t::text as all, t.secret_hash as hash from appointment a
         join attendee t on t.appointment_id = a.id where a.id = $1`,
        appointmentId,
      );
      expect(row?.hash).toBe(createHash('sha256').update(secret).digest('hex'));
      expect(row?.all).not.toContain(secret);
    });

    test('keeps the answers to the form, and nothing the form does not ask', async () => {
      const { meetingTypeId } = await offer({ form: fullForm });
      const { appointmentId } = await book(api.client, {
        meetingTypeId,
        start: at('10:00'),
        attendee: {
          fullname: undefined,
          firstname: 'Maya',
          lastname: 'Lindqvist',
          company: 'Acme',
          topic: 'product',
          interests: ['workshops', 'coaching'],
          notes: 'Two lines\nof notes',
          somethingElse: 'is dropped',
        },
      });
      const [row] = await rowsOf<{ answers: { name: string; value: string }[] }>(
        'select name, notes, answers from attendee where appointment_id = $1',
        appointmentId,
      );
      expect(row).toMatchObject({ name: 'Maya Lindqvist', notes: 'Two lines\nof notes' });
      const answers = Object.fromEntries(row?.answers.map((each) => [each.name, each.value]) ?? []);
      expect(answers).toMatchObject({
        company: 'Acme',
        topic: 'product',
        interests: 'workshops, coaching',
      });
      expect(answers).not.toHaveProperty('somethingElse');
    });

    test('may be named in any offset of the same instant', async () => {
      const { meetingTypeId } = await offer();
      await book(api.client, { meetingTypeId, start: `${MONDAY}T15:30:00+05:30` });
      expect(await startsOf(api.client, { meetingTypeId, ...day })).not.toContain(
        `${MONDAY}T10:00:00.000Z`,
      );
    });

    test('leads on to the redirect, with the e-mail on the basic tier alone', async () => {
      const settings = { redirectUrl: 'https://acme.test/thanks?from=us' };
      const grown = await offer({ settings });
      const basicHost = await aHost(api.db, {}, await aCompany(api.db, { tier: 'basic' }));
      const basic = await aMeetingType(api.db, basicHost, { settings });
      const start = at('10:00');
      const own = await book(api.client, { meetingTypeId: grown.meetingTypeId, start });
      const other = await book(api.client, { meetingTypeId: basic.meetingTypeId, start });
      expect(own.redirectUrl).toBe('https://acme.test/thanks?from=us');
      expect(other.redirectUrl).toBe('https://acme.test/thanks?from=us&email=maya%40visitor.test');
    });
  });

  describe('a start that was never offered', () => {
    test.each([
      ['in the past', '2030-01-04T10:00:00Z'],
      ['off the grid', at('10:10')],
      ['within a minute', `${MONDAY}T10:00:30Z`],
      ['outside the hours', at('18:00')],
      ['on a closed day', at('10:00', '2030-01-06')],
      ['beyond the window', at('10:00', '2030-04-01')],
      ['running over the end of the hours', at('16:45')],
    ])('is refused with its field: %s', async (_, start) => {
      const { meetingTypeId } = await offer();
      const { status, code, body } = await refusalOf(book(api.client, { meetingTypeId, start }));
      expect([status, code]).toEqual([400, 'start-not-bookable']);
      expect(body.fields).toEqual([
        { path: 'start', code: expect.any(String), message: expect.any(String) },
      ]);
      expect(await countAppointments(meetingTypeId)).toBe(0);
    });
  });

  describe('what is not offered', () => {
    const unknownId = '7e57ab1e-0000-4000-8000-000000000000';

    test.each<[string, MeetingTypeWish, object, string]>([
      ['a draft', { enabled: false }, {}, '404 meeting-type-disabled'],
      ['another duration', {}, { duration: 45 }, '400 validation-failed'],
      ['another channel', {}, { channel: 'zoom' }, '400 validation-failed'],
      ['a host there is not', {}, { hostIds: [unknownId] }, '404 host-not-found'],
    ])('is refused: %s', async (_, wish, changes, refusal) => {
      const { meetingTypeId } = await offer({ ...wish, calculationMethod: 'anyone' });
      const call = book(api.client, { meetingTypeId, start: at('10:00'), ...changes });
      expect(await refusedWith(call)).toBe(refusal);
      expect(await countAppointments(meetingTypeId)).toBe(0);
    });

    test('is refused: an unknown meeting type', async () => {
      const call = book(api.client, { meetingTypeId: unknownId, start: at('10:00') });
      expect(await refusedWith(call)).toBe('404 meeting-type-not-available');
    });

    test('is refused: a meeting type without hosts', async () => {
      const { meetingTypeId } = await offer();
      await rowsOf('delete from meeting_type_host where meeting_type_id = $1', meetingTypeId);
      const call = book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(call)).toBe('409 host-no-hosts');
    });

    test('is refused: payment where none is configured', async () => {
      const payment = {
        enable: true,
        provider: 'stripe',
        price: 50,
        currency: 'EUR',
        suffix: null,
        paymentTerms: null,
        refundPolicy: { kind: 'full' },
      } as const;
      const { meetingTypeId } = await offer({ settings: { payment } });
      const call = book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(call)).toBe('402 payment-required');
      expect(await countAppointments(meetingTypeId)).toBe(0);
    });
  });

  describe('the form', () => {
    test.each<[string, MeetingTypeWish, Record<string, string | undefined>, string]>([
      ['a missing name', {}, { fullname: undefined }, 'attendee.fullname'],
      [
        'a blocked address',
        { form: { ...fullForm } },
        { email: 'x@mailinator.com' },
        'attendee.email',
      ],
      ['a missing answer', { form: fullForm }, {}, 'attendee.company'],
      ['a missing phone', { channel: 'phone' }, {}, 'attendee.phone'],
      ['a missing address', { channel: 'local-attendee' }, {}, 'attendee.address'],
    ])('names the field of %s', async (_, wish, attendee, path) => {
      const { meetingTypeId } = await offer(wish);
      const { code, body } = await refusalOf(
        book(api.client, { meetingTypeId, start: at('10:00'), attendee }),
      );
      expect(code).toBe('validation-failed');
      expect(body.fields?.map((field) => field.path)).toContain(path);
    });

    test('8.29 an answer is written as its field asks, and what is not mutable stays', async () => {
      const start = at('10:00');
      const { meetingTypeId } = await offer({ form: portfolioForm });
      const refused = await refusalOf(
        book(api.client, { meetingTypeId, start, attendee: { 'customer-number': '1234' } }),
      );
      expect(refused.body.fields).toMatchObject([
        { path: 'attendee.customer-number', code: 'wrong-format' },
      ]);
      const { appointmentId } = await book(api.client, {
        meetingTypeId,
        start,
        attendee: { 'customer-number': 'AB-1234', package: 'a-whole-portfolio' },
      });
      const [attendee] = await rowsOf<{ answers: unknown }>(
        'select answers from attendee where appointment_id = $1',
        appointmentId,
      );
      expect(attendee?.answers).toMatchObject([
        { name: 'customer-number', value: 'AB-1234' },
        { name: 'package', value: 'three-pages' },
      ]);
    });

    test('takes the only location by itself, and asks where there are several', async () => {
      const start = at('10:00');
      const only = await offer({ channel: 'local', locations: ['Main Street 1'] });
      const { appointmentId } = await book(api.client, {
        meetingTypeId: only.meetingTypeId,
        start,
      });
      expect(await rowsOf('select location from appointment where id = $1', appointmentId)).toEqual(
        [{ location: 'Main Street 1' }],
      );
      const several = await offer({ channel: 'local', locations: ['Here', 'There'] });
      const { body } = await refusalOf(
        book(api.client, { meetingTypeId: several.meetingTypeId, start: at('11:00') }),
      );
      expect(body.fields).toMatchObject([{ path: 'location', code: 'required' }]);
    });
  });
});
