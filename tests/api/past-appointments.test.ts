import { beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/platform/kernel/log.ts';
import { usualRetention } from '#server/platform/kernel/retention.ts';
import { erasePastAppointments } from '#server/time/past-appointment/erase-past-appointments.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';
import { signInAs } from '#tests/support/logins.ts';

/** What else there may be of an appointment `$2` of the company `$1`, and names who was there: Zelda. */
const ALL_ABOUT: readonly string[] = [
  `insert into connect_room (company_id, appointment_id, admitted, closes_at) values ($1, $2, '{p}', now())`,
  `insert into connect_chat_line (company_id, appointment_id, seq, line_id, person_id, name, text, said_at)
    values ($1, $2, 1, 'l', 'p', 'Zelda', 'Hello', now())`,
  `insert into connection (company_id, id, host_id, provider, account_name, account_hash, credentials)
    select company_id, id, id, 'caldav', 'a', 'h', 's' from host where company_id = $1 on conflict do nothing`,
  `insert into external_calendar (company_id, id, connection_id, host_id, remote_id, name, is_read_only, is_busy)
    select company_id, id, id, id, 'r', 'C', false, true from host where company_id = $1 on conflict do nothing`,
  `insert into written_event (company_id, appointment_id, host_id, calendar_id, remote_id)
    select company_id, $2::uuid, id, id, $2::text from host where company_id = $1`,
  `insert into external_event (company_id, calendar_id, remote_id, uid, content)
    select company_id, id, $2::text, 'u', 'SUMMARY:Zelda' from host where company_id = $1`,
  `insert into open_writing (company_id, appointment_id, host_id, effect_id, calendar_id, begun_at)
    select company_id, $2::uuid, id, id, id, now() from host where company_id = $1`,
  `insert into conference_meeting (company_id, appointment_id, host_id, provider)
    select company_id, $2::uuid, id, 'zoom' from host where company_id = $1`,
  `insert into appointment_decision (company_id, appointment_id, host_id, kind, about, appointment_starts_at, asked_at)
    select company_id, $2::uuid, id, 'clash', 'Zelda', now(), now() from host where company_id = $1`,
  `insert into appointment_change (company_id, appointment_id, by, change)
    values ($1, $2, 'attendee', '{"kind": "guest", "email": "zelda@visitor.test"}')`,
  `insert into running_late (company_id, appointment_id, person_id, attendee_id, minutes, said_at, times)
    select company_id, appointment_id, id, id, 5, now(), 1 from attendee where company_id = $1 and appointment_id = $2`,
  `insert into planned_message (company_id, id, appointment_id, attendee_id, guest, workflow_id, starts_at, due_at,
      until, state)
    select t.company_id, gen_random_uuid(), t.appointment_id, t.id, 'zelda@visitor.test', w.id, now(), now(), now(), 'sent'
    from attendee t join workflow w on w.company_id = t.company_id where t.company_id = $1 and t.appointment_id = $2`,
  `insert into proposal (company_id, id, host_id, meeting_type_id, duration_minutes, recipient_name, recipient_time_zone,
      recipient_language, token_hash, hold_until, state, appointment_id, closed_at)
    select company_id, id, host_ids[1], meeting_type_id, 30, 'Zelda', 'UTC', 'en', id::text, starts_at, 'taken', id, now()
    from appointment where company_id = $1 and id = $2`,
  `insert into proposed_time (company_id, proposal_id, starts_at, host_ids, resource_channel_ids, appointment_id,
      is_outside_hours)
    select company_id, id, starts_at, host_ids, '{}', id, false from appointment where company_id = $1 and id = $2`,
  `insert into one_time_link (company_id, id, meeting_type_id, used_at, appointment_id)
    select company_id, gen_random_uuid(), meeting_type_id, now(), id from appointment where company_id = $1 and id = $2`,
  `insert into idempotency_key (company_id, key_hash, request_hash, attendee_id)
    select company_id, id, id, id from attendee where company_id = $1 and appointment_id = $2`,
  `insert into payment_order (company_id, id, meeting_type_id, provider, amount_cents, currency, request,
      start_minute, host_ids, status, appointment_id, attendee_id, expires_at)
    select t.company_id, gen_random_uuid(), a.meeting_type_id, 'stripe', 5000, 'EUR',
      '{"start": "s", "location": "At Zelda’s", "attendee": {"email": "zelda@visitor.test", "timezone": "UTC"}}',
      0, '{}', 'booked', a.id, t.id, now()
    from attendee t join appointment a on a.company_id = t.company_id and a.id = t.appointment_id
    where t.company_id = $1 and a.id = $2`,
];

describeApi.both('8.7 past appointments', (api) => {
  let ada: AHost;
  let asAda: ApiClient;
  let offered: AMeetingType;
  beforeEach(async () => {
    // Companies of other tests keep theirs.
    await api.db.query({ text: 'update company set keep_appointments_days = null' });
    ada = await aHost(api.db, { role: 'owner' });
    asAda = await signInAs(api, ada);
    offered = await aMeetingType(api.db, ada);
  });

  const bookAt = async (start: string, email = 'zelda@visitor.test') => {
    const { meetingTypeId } = offered;
    const attendee = { email, fullname: 'Zelda', notes: 'Zelda comes by bike' };
    const { appointmentId } = await book(api.client, { meetingTypeId, start, attendee });
    await api.runJobs();
    return appointmentId;
  };
  const keep = (days: number | null) =>
    asAda.PATCH('/company/contact', { body: { keepAppointmentsDays: days } });
  const log = createLog('silent');
  const erase = (nowIso: string, appointmentDays = 0) =>
    erasePastAppointments({
      ...{ db: api.db, clock: fakeClock(nowIso), log },
      retention: { ...usualRetention, appointmentDays },
    });
  const left = async (companyId = ada.companyId) => {
    const starts = await api.db.query<{ day: string }>({
      text: `select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as day from appointment
        where company_id = $1 order by starts_at`,
      values: [companyId],
    });
    return starts.map(({ day }) => day);
  };
  /** The company's tables that a column leads to or that say something, by whether they do. */
  const tablesWhere = async (column: string, condition: string, value: string) => {
    const tables = await api.db.query<{ name: string }>({
      text: `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = $1 order by 1`,
      values: [column],
    });
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await api.db.query({
          text: `select from ${name} r where company_id = $1 and ${condition} limit 1`,
          values: [ada.companyId, value],
        });
        return { name, isThere: rows.length > 0 };
      }),
    );
    const named = (isThere: boolean) =>
      found.filter((each) => each.isThere === isThere).map(({ name }) => name);
    return { there: named(true), missing: named(false) };
  };
  const tablesAbout = (appointmentId: string) =>
    tablesWhere('appointment_id', 'appointment_id = $2::uuid', appointmentId);
  const fill = async (appointmentId: string) => {
    for (const text of ALL_ABOUT)
      await api.db.query({
        text,
        values: text.includes('$2') ? [ada.companyId, appointmentId] : [ada.companyId],
      });
    expect((await tablesAbout(appointmentId)).missing).toEqual([]);
  };

  test('stay for ever unless somebody says otherwise', async () => {
    await bookAt(at('09:00'));
    await erase('2060-01-01T00:00:00.000Z');
    expect(await left()).toEqual(['2030-01-07']);
  });

  test('are erased once their company’s days are over, with all about them', async () => {
    const old = await bookAt(at('09:00'));
    await fill(old);
    await keep(30);
    // 30 days after it has ended, which is at 9:30.
    await erase('2030-02-06T09:30:00.000Z');
    expect(await left()).toEqual(['2030-01-07']);
    await erase('2030-02-06T09:30:00.001Z');
    expect(await left()).toEqual([]);
    expect((await tablesAbout(old)).there).toEqual(['payment_order']);
    const naming = 'position($2::text in lower(r::text)) > 0';
    expect((await tablesWhere('company_id', naming, 'zelda')).there).toEqual([]);
    const orders = await api.db.query({
      text: `select amount_cents::int as "amountCents", status, request from payment_order where company_id = $1`,
      values: [ada.companyId],
    });
    const request = { start: 's', attendee: { email: '', timezone: 'UTC' } };
    expect(orders).toEqual([{ amountCents: 5000, status: 'booked', request }]);
  });

  test('leave what is younger, and what is another company’s, as it is', async () => {
    await bookAt(at('09:00'));
    const young = await bookAt(at('09:00', '2030-01-10'), 'yara@visitor.test');
    await fill(young);
    const other = await aHost(api.db, { role: 'owner' });
    const { meetingTypeId } = await aMeetingType(api.db, other);
    const attendee = { email: 'xenia@visitor.test', fullname: 'Xenia' };
    await book(api.client, { meetingTypeId, start: at('09:00'), attendee });
    await api.runJobs();
    await keep(30);
    await erase('2030-02-07T00:00:00.000Z');
    expect(await left()).toEqual(['2030-01-10']);
    expect((await tablesAbout(young)).missing).toEqual([]);
    expect(await left(other.companyId)).toEqual(['2030-01-07']);
    expect(await findTablesWith(api.db, 'xenia')).toEqual(
      expect.arrayContaining(['attendee', 'mail_log']),
    );
  });

  test('are kept no longer than the installation keeps them, and less where their company says less', async () => {
    await keep(365);
    await bookAt(at('09:00'));
    await erase('2030-02-10T00:00:00.000Z', 40);
    expect(await left()).toEqual(['2030-01-07']);
    await erase('2030-02-17T00:00:00.000Z', 40);
    expect(await left()).toEqual([]);
    await bookAt(at('09:00', '2030-01-08'));
    await keep(30);
    await erase('2030-02-10T00:00:00.000Z', 400);
    expect(await left()).toEqual([]);
  });

  /** So many old ones, with somebody in each. */
  const many = (count: number) =>
    api.db.query({
      text: `with made as (
          insert into appointment (company_id, id, meeting_type_id, host_ids, starts_at, duration_minutes, status,
            channel, resource_channel_ids)
          select $1, gen_random_uuid(), $2, array[$3::uuid], timestamptz '2029-01-01' + n * interval '1 hour', 30,
            'booked', 'connect', '{}' from generate_series(1, $4::int) n
          returning company_id, id)
        insert into attendee (company_id, id, appointment_id, email, name, language, time_zone, guests, answers, secret_hash)
          select company_id, id, id, 'a@b.test', 'A', 'en', 'UTC', '{}', '[]', id from made`,
      values: [ada.companyId, offered.meetingTypeId, ada.hostId, count],
    });

  test('go in portions of 200, and two processes at once take turns', async () => {
    await many(450);
    await keep(30);
    const told = vi.spyOn(log, 'info');
    const portions = vi.spyOn(api.db, 'transaction');
    await erase('2030-01-07T06:00:00.000Z');
    // Three of appointments, one of who has paid for none.
    expect(portions).toHaveBeenCalledTimes(4);
    portions.mockRestore();
    expect(told.mock.calls).toEqual([
      [{ companyId: ada.companyId, count: 450 }, expect.any(String)],
    ]);
    told.mockClear();
    await many(450);
    await Promise.all([1, 2].map(() => erase('2030-01-07T06:00:00.000Z')));
    expect(await left()).toEqual([]);
    const counts = told.mock.calls.map(([said]) => (said as { count: number }).count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(450);
    told.mockRestore();
  });

  test('wait while money is on its way', async () => {
    const paid = await bookAt(at('09:00'));
    await fill(paid);
    await keep(30);
    const set = (status: string) =>
      api.db.query({
        text: 'update payment_order set status = $2 where company_id = $1',
        values: [ada.companyId, status],
      });
    for (const status of ['open', 'paid', 'refund-due']) {
      await set(status);
      await erase('2031-01-01T00:00:00.000Z');
      expect(await left()).toHaveLength(1);
    }
    await set('refunded');
    await erase('2031-01-01T00:00:00.000Z');
    expect(await left()).toEqual([]);
  });

  test('go with the names of those who paid and were not booked, once that time is as old', async () => {
    const insert = (status: string, email: string, startMinute: number) =>
      api.db.query({
        text: `insert into payment_order (company_id, id, meeting_type_id, provider, amount_cents, currency, request,
            start_minute, host_ids, status, expires_at)
          values ($1, gen_random_uuid(), $2, 'stripe', 100, 'EUR',
            json_build_object('attendee', json_build_object('email', $3::text)), $4, '{}', $5, now())`,
        values: [ada.companyId, offered.meetingTypeId, email, startMinute, status],
      });
    const minute = Date.parse(at('09:00')) / 60_000;
    for (const status of ['refunded', 'failed', 'expired'])
      await insert(status, `${status}@visitor.test`, minute);
    await insert('refund-due', 'due@visitor.test', minute);
    await insert('expired', 'young@visitor.test', minute + 10 * 1440);
    await keep(30);
    await erase('2030-02-07T00:00:00.000Z');
    const rows = await api.db.query<{ email: string }>({
      text: `select request #>> '{attendee,email}' as email from payment_order where company_id = $1 order by 1`,
      values: [ada.companyId],
    });
    expect(rows.map(({ email }) => email)).toEqual([
      ...['', '', ''],
      ...['due@visitor.test', 'young@visitor.test'],
    ]);
  });

  test('are counted before fewer days are saved', async () => {
    await bookAt(at('09:00'));
    await bookAt(at('09:00', '2030-01-10'));
    const count = async (days: number) => {
      const query = { days: String(days) };
      return (await asAda.GET('/company/past-appointments', { params: { query } })).data?.count;
    };
    api.clock.set('2030-02-08T00:00:00.000Z');
    expect(await count(31)).toBe(1);
    expect(await count(30)).toBe(1);
    api.clock.set('2030-02-20T00:00:00.000Z');
    expect(await count(30)).toBe(2);
    expect(await count(90)).toBe(0);
    const member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
    const asked = member.GET('/company/past-appointments', { params: { query: { days: '30' } } });
    expect(await refusedWith(asked)).toBe('403 forbidden');
  });

  test('are kept for 30 days at least, and no longer than the installation keeps them', async () => {
    expect(await refusedWith(keep(29))).toBe('400 validation-failed');
    const retention = { ...usualRetention, appointmentDays: 90 };
    const asBob = await signInAs(api, await aHost(api.db, { role: 'owner' }, ada), { retention });
    const change = (keepAppointmentsDays: number | null) =>
      asBob.PATCH('/company/contact', { body: { keepAppointmentsDays } });
    expect(await refusedWith(change(91))).toBe('409 kept-too-long');
    for (const days of [90, null])
      expect((await change(days)).data?.keepAppointmentsDays).toBe(days);
    expect((await asBob.GET('/company')).data?.installation.keptDays.appointments).toBe(90);
  });
});
