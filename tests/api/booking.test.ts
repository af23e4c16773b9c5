import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullForm } from '#server/demo/demo-forms.ts';
import { book, refusalOf, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  aCompany,
  aHost,
  aMeetingType,
  aReservation,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';

const MONDAY = '2030-01-07';
const at = (time: string, date = MONDAY) => `${date}T${time}:00Z`;
const day = { start: at('00:00'), end: at('23:59') };

describeApi('booking', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const rowsOf = <Row>(text: string, ...values: unknown[]) => api.db.query<Row>({ text, values });
  const offer = (wish?: MeetingTypeWish) => aMeetingType(api.db, host, wish);
  const countAppointments = async (meetingTypeId: string) => {
    const rows = await rowsOf(
      'select 1 from appointment where meeting_type_id = $1',
      meetingTypeId,
    );
    return rows.length;
  };

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

  describe('a start that is gone', () => {
    const gone = '409 slot-no-longer-available';

    test('is refused to the second visitor', async () => {
      const { meetingTypeId } = await offer();
      await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:00') }))).toBe(gone);
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('is gone for the other meeting types of the host too, buffers included', async () => {
      const first = await offer({ bufferAfterMinutes: 20 });
      const other = await offer({ durationMinutes: 15 });
      await book(api.client, { meetingTypeId: first.meetingTypeId, start: at('10:00') });
      const { meetingTypeId } = other;
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:15') }))).toBe(gone);
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:45') }))).toBe(gone);
      await book(api.client, { meetingTypeId, start: at('11:00') });
    });

    test('is given once however many ask at once', async () => {
      const { meetingTypeId } = await offer();
      const asked = await Promise.all(
        Array.from({ length: 20 }, () =>
          book(api.client, { meetingTypeId, start: at('10:00') }).then(
            () => 'booked',
            (error) => `${error.status} ${error.code}`,
          ),
        ),
      );
      expect(asked.filter((outcome) => outcome === 'booked')).toHaveLength(1);
      expect(asked.filter((outcome) => outcome === gone)).toHaveLength(19);
    });

    test('is gone when its notice has run out', async () => {
      const { meetingTypeId } = await offer({ minNoticeMinutes: 240 });
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('09:30') }))).toBe(gone);
      await book(api.client, { meetingTypeId, start: at('10:00') });
    });

    test('is gone while somebody holds it, and free when the hold has expired', async () => {
      const { meetingTypeId } = await offer();
      await aReservation(api.db, host, { startIso: at('10:00'), expiresIso: at('06:15') });
      const start = `${MONDAY}T10:00:00.000Z`;
      expect(await refusedWith(book(api.client, { meetingTypeId, start }))).toBe(gone);
      expect(await startsOf(api.client, { meetingTypeId, ...day })).not.toContain(start);
      api.clock.advance({ minutes: 15 });
      expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(start);
      await book(api.client, { meetingTypeId, start });
      expect(
        await rowsOf('select 1 from reservation where host_id = $1', host.hostId),
      ).toHaveLength(1);
    });

    test('is gone when a limit is reached', async () => {
      const { meetingTypeId } = await offer({ limits: { day: { count: 1 } } });
      await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('14:00') }))).toBe(gone);
      await book(api.client, { meetingTypeId, start: at('14:00', '2030-01-08') });
    });

    test('never passes a limit however many ask at once', async () => {
      const { meetingTypeId } = await offer({ limits: { day: { count: 3 } } });
      const starts = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
      const asked = await Promise.allSettled(
        starts.map((start) => book(api.client, { meetingTypeId, start: at(start) })),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await countAppointments(meetingTypeId)).toBe(3);
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

  describe('an idempotency key', () => {
    const key = 'a-key-of-the-visitor';

    test('is answered with the first reply, and books once', async () => {
      const { meetingTypeId } = await offer();
      const request = { meetingTypeId, start: at('10:00') };
      const first = await book(api.client, request, key);
      expect(await book(api.client, request, key)).toEqual(first);
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('books once when it comes many times at once', async () => {
      const { meetingTypeId } = await offer();
      const request = { meetingTypeId, start: at('10:00') };
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => book(api.client, request, key)),
      );
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('is refused for another request', async () => {
      const { meetingTypeId } = await offer();
      await book(api.client, { meetingTypeId, start: at('10:00') }, key);
      const other = book(api.client, { meetingTypeId, start: at('11:00') }, key);
      expect(await refusedWith(other)).toBe('422 idempotency-key-reused');
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('is not used up by a booking that was refused', async () => {
      const { meetingTypeId } = await offer();
      const taken = await offer();
      await book(api.client, { meetingTypeId: taken.meetingTypeId, start: at('10:00') });
      const late = book(api.client, { meetingTypeId, start: at('10:00') }, key);
      expect(await refusedWith(late)).toBe('409 slot-no-longer-available');
      await book(api.client, { meetingTypeId, start: at('10:30') }, key);
    });
  });

  describe('a group', () => {
    const spotAt = async (meetingTypeId: string, startTime: string) => {
      const { data } = await api.client.GET('/booking-availability', {
        params: { query: { meetingTypeId, ...day, timezone: 'UTC' } },
      });
      return data?.dates
        .flatMap(({ spots }) => spots)
        .find((spot) => Date.parse(spot.startTime) === Date.parse(startTime));
    };

    test('seats visitors in one appointment until it is full', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 2 });
      const start = at('10:00');
      expect(await spotAt(meetingTypeId, start)).not.toHaveProperty('appointment');
      const first = await book(api.client, { meetingTypeId, start });
      expect(await spotAt(meetingTypeId, start)).toMatchObject({
        appointment: { id: first.appointmentId, totalSpots: 2, takenSpots: 1 },
      });
      const second = await book(api.client, {
        meetingTypeId,
        start,
        attendee: { email: 'second@visitor.test' },
      });
      expect(second.appointmentId).toBe(first.appointmentId);
      expect(second.secret).not.toBe(first.secret);
      expect(await spotAt(meetingTypeId, start)).toBeUndefined();
      expect(await refusedWith(book(api.client, { meetingTypeId, start }))).toBe(
        '409 slot-no-longer-available',
      );
    });

    test('never has more attendees than spots, however many ask at once', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const asked = await Promise.allSettled(
        Array.from({ length: 10 }, (_, visitor) =>
          book(api.client, {
            meetingTypeId,
            start: at('10:00'),
            attendee: { email: `visitor${visitor}@visitor.test` },
          }),
        ),
      );
      const booked = asked.filter((each) => each.status === 'fulfilled');
      expect(booked).toHaveLength(3);
      expect(new Set(booked.map(({ value }) => value.appointmentId)).size).toBe(1);
    });
  });

  describe('a meeting type that anyone serves', () => {
    const hostOf = async (appointmentId: string) => {
      const [row] = await rowsOf<{ hostIds: string[] }>(
        'select host_ids::text[] as "hostIds" from appointment where id = $1',
        appointmentId,
      );
      return row?.hostIds;
    };

    test('is given to the host whom round robin passed over longest', async () => {
      const second = await aHost(api.db, {}, host);
      const third = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second, third], {
        calculationMethod: 'anyone',
      });
      const assigned = [];
      for (const start of ['10:00', '11:00', '12:00', '13:00']) {
        api.clock.advance({ minutes: 1 });
        const { appointmentId } = await book(api.client, { meetingTypeId, start: at(start) });
        assigned.push(await hostOf(appointmentId));
      }
      expect(assigned).toEqual([[host.hostId], [second.hostId], [third.hostId], [host.hostId]]);
    });

    test('is served as often as there are free hosts, then refused', async () => {
      const second = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second], {
        calculationMethod: 'anyone',
      });
      const asked = await Promise.allSettled(
        Array.from({ length: 5 }, () => book(api.client, { meetingTypeId, start: at('10:00') })),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await countAppointments(meetingTypeId)).toBe(2);
    });

    test('is given to the host whom the visitor chose', async () => {
      const second = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second], {
        calculationMethod: 'anyone',
      });
      const hostIds = [second.hostId];
      const request = { meetingTypeId, start: at('10:00'), hostIds };
      const { appointmentId } = await book(api.client, request);
      expect(await hostOf(appointmentId)).toEqual(hostIds);
      expect(await refusedWith(book(api.client, request))).toBe('409 slot-no-longer-available');
    });
  });

  test('all hosts together are all taken', async () => {
    const second = await aHost(api.db, {}, host);
    const { meetingTypeId } = await aMeetingType(api.db, [host, second]);
    const own = await aMeetingType(api.db, second);
    await book(api.client, { meetingTypeId, start: at('10:00') });
    expect(
      await refusedWith(book(api.client, { meetingTypeId: own.meetingTypeId, start: at('10:00') })),
    ).toBe('409 slot-no-longer-available');
  });

  describe('what is not offered', () => {
    const unknownId = '7e57ab1e-0000-4000-8000-000000000000';

    test.each<[string, MeetingTypeWish, object, string]>([
      ['a draft', { enabled: false }, {}, '404 meeting-type-disabled'],
      ['another duration', {}, { duration: 45 }, '400 validation-failed'],
      ['another channel', {}, { channel: 'zoom' }, '400 validation-failed'],
      ['a host who does not serve it', {}, { hostIds: [unknownId] }, '409 host-not-assigned'],
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
      } as const;
      const { meetingTypeId } = await offer({ settings: { payment } });
      const call = book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(call)).toBe('409 payment-not-available');
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
