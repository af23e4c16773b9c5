import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { effectKinds } from '#server/effect-kinds.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { Jobs } from '#server/platform/kernel/jobs.ts';
import { createLog } from '#server/platform/kernel/log.ts';
import { eraseCompany } from '#server/time/closing/erase-company.ts';
import { exportedTables, readExported } from '#server/time/closing/store/export-statement.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { askAgain, closeCompany, closingOf, rowsOfCompany } from '#tests/support/api-closing.ts';
import { describePaying } from '#tests/support/api-payments.ts';
import { propose, tokenOf } from '#tests/support/api-proposals.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aCompany, aHost, aMeetingType } from '#tests/support/builders.ts';
import { DATABASE_KINDS } from '#tests/support/database.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';
import { aLogin, signInAs } from '#tests/support/logins.ts';

/** What a company is known by after it is gone: that its pages have changed, which is forgotten in a day. */
const KEPT = 'company_change';

/** What no demo has, one row each; `$1` is the company. */
const REST: readonly string[] = [
  `insert into api_token (company_id, id, host_id, name, token_hash)
    select company_id, gen_random_uuid(), id, 'Mine', id from host where company_id = $1`,
  `insert into auth_session (id, token, user_id, expires_at, company_id)
    select id, id, user_id, now() + interval '30 years', company_id from host where company_id = $1`,
  `insert into app_code (code_hash, given_in_session_id, company_id, app, redirect_uri, code_challenge, expires_at)
    select id, id, company_id, 'a', 'r', 'c', expires_at from auth_session where company_id = $1`,
  `insert into connection (company_id, id, host_id, provider, account_name, account_hash, credentials)
    select company_id, id, id, 'caldav', 'zelda', 'h', 's' from host where company_id = $1`,
  `insert into conference_account (company_id, id, host_id, provider, account_name, credentials)
    select company_id, id, id, 'zoom', 'zelda', 's' from host where company_id = $1`,
  `insert into conference_meeting (company_id, appointment_id, host_id, provider)
    select company_id, gen_random_uuid(), id, 'zoom' from host where company_id = $1`,
  `insert into planned_message (company_id, id, appointment_id, attendee_id, guest, workflow_id, starts_at, due_at,
      until, state)
    select t.company_id, gen_random_uuid(), t.appointment_id, t.id, 'zelda@visitor.test', w.id, now(), now(), now(), 'sent'
    from attendee t join workflow w on w.company_id = t.company_id where t.company_id = $1`,
  `insert into running_late (company_id, appointment_id, person_id, attendee_id, minutes, said_at, times)
    select company_id, appointment_id, id, id, 5, now(), 1 from attendee where company_id = $1`,
  `insert into email_template (company_id, template, texts) select id, 'cancel-link', '{}' from company where id = $1`,
  `insert into reminder_refusal (company_id, email)
    select id, 'zelda@visitor.test' from company where id = $1`,
  `insert into connect_room (company_id, appointment_id, admitted, closes_at)
    select company_id, id, '{p}', now() from appointment where company_id = $1`,
  `insert into connect_chat_line (company_id, appointment_id, seq, line_id, person_id, name, text, said_at)
    select company_id, id, 1, 'l', 'p', 'Zelda', 'zelda@visitor.test', now() from appointment where company_id = $1`,
  `insert into calendar_connection (company_id, id, host_id, provider)
    select company_id, id, id, 'caldav' from host where company_id = $1`,
  `insert into external_calendar (company_id, id, connection_id, host_id, remote_id, name, is_read_only, is_busy)
    select company_id, id, id, id, 'r', 'Zelda', false, true from host where company_id = $1`,
  `insert into calendar_sync (company_id, calendar_id, next_read_at)
    select company_id, id, now() from host where company_id = $1`,
  `insert into calendar_channel (company_id, id, calendar_id, secret_hash, address, opened_at)
    select company_id, id, id, 'h', 'https://book.example.com', now() from host where company_id = $1`,
  `insert into external_event (company_id, calendar_id, remote_id, uid, content)
    select company_id, id, 'r', 'u', 'Zelda' from host where company_id = $1`,
  `insert into calendar_use (company_id, host_id, written_calendar_id)
    select company_id, id, id from host where company_id = $1`,
  `insert into appointment_decision (company_id, appointment_id, host_id, kind, about, appointment_starts_at, asked_at)
    select a.company_id, a.id, a.host_ids[1], 'clash', 'u', a.starts_at, now() from appointment a where a.company_id = $1`,
  `insert into meeting_type_calendar (company_id, meeting_type_id, host_id, calendar_id)
    select company_id, meeting_type_id, host_id, host_id from meeting_type_host where company_id = $1`,
  `insert into open_writing (company_id, appointment_id, host_id, effect_id, calendar_id, begun_at)
    select company_id, gen_random_uuid(), id, gen_random_uuid(), id, now() from host where company_id = $1`,
  `insert into written_event (company_id, appointment_id, host_id, calendar_id)
    select company_id, gen_random_uuid(), id, id from host where company_id = $1`,
  `insert into calendar_feed (company_id, id, host_id, name, secret_hash, hint)
    select company_id, id, id, 'Zelda', id, 'h' from host where company_id = $1`,
  `insert into callback_request (company_id, id, host_id, name, phone, language, timezone)
    select company_id, gen_random_uuid(), id, 'Zelda', '1', 'en', 'UTC' from host where company_id = $1`,
  `insert into form_first_contact (company_id, id, meeting_type_id, email, form_data)
    select company_id, gen_random_uuid(), id, 'zelda@visitor.test', '{}' from meeting_type where company_id = $1`,
  `insert into former_meeting_slug (company_id, owner_id, slug, meeting_type_id)
    select company_id, owner_host_id, 'former-' || slug, id from meeting_type
    where company_id = $1 and owner_host_id is not null`,
  `insert into idempotency_key (company_id, key_hash, request_hash, attendee_id)
    select company_id, id, id, id from attendee where company_id = $1`,
  `insert into mail_log (company_id, id, kind, recipient, recipient_name, subject, html, text, status)
    select $1, gen_random_uuid(), 'x', 'zelda@visitor.test', 'Zelda', 's', 'h', 't', 'sent' from generate_series(1, 1203)`,
  `insert into payment_order (company_id, id, meeting_type_id, provider, amount_cents, currency, request,
      start_minute, host_ids, status, expires_at)
    select company_id, id, meeting_type_id, 'stripe', 100, 'EUR', '{"attendee": {"email": "zelda@visitor.test"}}',
      0, host_ids, 'booked', now() from appointment where company_id = $1`,
  `insert into payment_taken_back (company_id, payment_order_id, fact_id, reason, amount_cents, created_at)
    select company_id, id, 'fact', 'refunded', 100, now() from payment_order where company_id = $1`,
  `insert into routing_submission (company_id, id, form_id, answers, outcome)
    select company_id, gen_random_uuid(), id, '{"email": "zelda@visitor.test"}', '{}' from routing_form where company_id = $1`,
  `insert into personal_page (company_id, host_id, description, online_profiles)
    select company_id, id, 'Zelda', '{"email": "zelda@visitor.test"}' from host where company_id = $1
    on conflict do nothing`,
  `insert into file_content (company_id, id, begun_at)
    select company_id, id, now() from host where company_id = $1`,
  `insert into file_piece (company_id, content_id, position, bytes)
    select company_id, id, n, '\\x01' from host, generate_series(0, 600) n where company_id = $1`,
  `insert into stored_file (company_id, hash, content_id, content_type, byte_length, last_given_at)
    select company_id, encode(sha256(id::text::bytea), 'hex'), id, 'image/png', 1, now() from host where company_id = $1`,
  `insert into picture_size (company_id, original, width, hash)
    select company_id, max(hash), 64, min(hash) from stored_file where company_id = $1 group by 1
    union all select company_id, min(hash), 64, max(hash) from stored_file where company_id = $1 group by 1`,
  `insert into company_logo (company_id, picture)
    select company_id, min(hash) from stored_file where company_id = $1 group by 1`,
  `update host set picture = encode(sha256(id::text::bytea), 'hex') where company_id = $1`,
  `update team set picture = (select max(hash) from stored_file f where f.company_id = team.company_id) where company_id = $1`,
  `insert into schedule_override (company_id, schedule_id, date, ranges)
    select company_id, id, '2030-03-01', '[]' from schedule where company_id = $1`,
];

const emptyTables = (rows: ReadonlyMap<string, number>) =>
  [...rows].filter(([, count]) => count === 0).map(([name]) => name);
const fullTables = (rows: ReadonlyMap<string, number>) =>
  [...rows].filter(([, count]) => count > 0).map(([name]) => name);

/** Works what is due until nothing is. */
async function runAllDue(api: TestApi): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    expect(await api.runDueJobs()).toEqual([]);
    expect(await api.runJobs()).toEqual([]);
  }
}

describe.each(DATABASE_KINDS)('20.13 a closed company that has everything, on %s', (kind) => {
  let api: TestApi;
  let companyId: string;
  let otherId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    await api.seedDemo();
    const companies = await api.db.query<{ id: string; slug: string }>({
      text: 'select id, slug from company',
    });
    const idOf = (slug: string) => companies.find((each) => each.slug === slug)?.id ?? '';
    [companyId, otherId] = [idOf('demo'), idOf('corner')];
    for (const text of REST) await api.db.query({ text, values: [companyId] });
  });
  afterAll(() => api?.close());

  test('can be taken along in moments of UTC, a stretch at a time, however a table is keyed', async () => {
    for (const table of exportedTables) {
      const all = await readExported(api.db, table, { companyId, after: undefined, limit: 10_000 });
      const limit = Math.max(1, Math.ceil(all.length / 3));
      const some: typeof all = [];
      for (let read = all; read.length > 0; some.push(...read)) {
        read = await readExported(api.db, table, { companyId, after: some.at(-1)?.key, limit });
      }
      expect(some).toEqual(all);
      const widths = new Set(all.flatMap(({ lines }) => lines.map((line) => line.length)));
      expect([...widths]).toEqual([table.columns.length]);
      // A moment as the database writes it follows the zone that it is set to.
      expect(JSON.stringify(all)).not.toMatch(/\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d/);
    }
  });

  test('is gone from every table after a week, with the accounts that were of it alone', async () => {
    expect(emptyTables(await rowsOfCompany(api, companyId))).toEqual([]);
    const before = await rowsOfCompany(api, otherId);
    const owner = await api.signIn('ada@demo.test');
    await closeCompany(owner, { name: 'Studio Nord' });
    await runAllDue(api);
    api.clock.advance({ days: 6 });
    await runAllDue(api);
    expect(emptyTables(await rowsOfCompany(api, companyId))).toEqual([]);
    api.clock.advance({ days: 1 });
    await runAllDue(api);
    expect(fullTables(await rowsOfCompany(api, companyId))).toEqual([KEPT]);
    const named = await findTablesWith(api.db, companyId);
    expect(named.filter((name) => !name.startsWith('job'))).toEqual([KEPT]);
    for (const text of ['zelda@visitor.test', '@demo.test']) {
      expect(await findTablesWith(api.db, text)).toEqual([]);
    }
    expect(await rowsOfCompany(api, otherId)).toEqual(before);
    expect(await refusedWith(owner.GET('/session'))).toBe('401 unauthorized');
    await expect(api.signIn('ada@demo.test')).rejects.toThrow('wrong-credentials');
  });
});

/** Somebody pulls the plug before one of the transactions. */
class Killed extends Error {}

describeApi.both('20.13 the erasure of a closed company', (api, kind) => {
  let ada: AHost;
  let owner: ApiClient;
  let jobs: Jobs;
  beforeAll(async () => {
    jobs = await openJobs(api.db, {
      effects: effectKinds,
      onError: (error) => expect(error).toBeUndefined(),
    });
  });
  afterAll(() => jobs?.stop());
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner' });
    owner = await signInAs(api, ada);
  });

  /** Erases it as a process does that dies before its nth transaction. */
  const erase = (erasesAtIso: string, db: Database = api.db) =>
    eraseCompany(
      { db, jobs, clock: api.clock, log: createLog('silent') },
      { kind: 'erasure', companyId: ada.companyId, erasesAtIso },
      async () => 0,
    );
  const dyingBefore = (nth: number): Database => {
    let left = nth;
    return Object.assign(Object.create(api.db), {
      transaction: (work: Parameters<Database['transaction']>[0]) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Killed()) : api.db.transaction(work);
      },
    });
  };
  const aWeekLater = async () => {
    const talk = await aMeetingType(api.db, ada);
    await book(api.client, { ...talk, start: at('10:00') });
    await api.db.query({
      text: `insert into mail_log (company_id, id, kind, recipient, recipient_name, subject, html, text, status)
        select $1, gen_random_uuid(), 'x', 'a@b.test', 'A', 's', 'h', 't', 'sent' from generate_series(1, 1203)`,
      values: [ada.companyId],
    });
    const erasesAt = await closeCompany(owner);
    api.clock.set(erasesAt);
    return erasesAt;
  };
  const isSomebodyWaiting = async () => {
    const waiting = await api.db.query({
      text: `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    });
    return waiting.length > 0;
  };
  const left = async () => fullTables(await rowsOfCompany(api, ada.companyId));

  test('goes on where it was killed, wherever that was, and nobody comes in meanwhile', async () => {
    const erasesAt = await aWeekLater();
    let kills = 0;
    for (; kills < 100; kills += 1) {
      const outcome = await erase(erasesAt, dyingBefore(kills)).catch((error: unknown) => error);
      if (!(outcome instanceof Killed)) break;
      if (kills > 0) expect(await refusedWith(owner.GET('/session'))).toBe('401 unauthorized');
    }
    expect(kills).toBeGreaterThan(10);
    expect(await left()).toEqual([KEPT]);
    await erase(erasesAt);
  });

  test('is one, however many processes do it at once', async () => {
    const erasesAt = await aWeekLater();
    await Promise.all([erase(erasesAt), erase(erasesAt), erase(erasesAt)]);
    expect(await left()).toEqual([KEPT]);
  });

  test('takes as many turns as it needs', async () => {
    const erasesAt = await aWeekLater();
    await api.db.query({
      text: `insert into idempotency_key (company_id, key_hash, request_hash, attendee_id)
        select $1, n::text, 'x', gen_random_uuid() from generate_series(1, 12000) n`,
      values: [ada.companyId],
    });
    await erase(erasesAt);
    expect(await left()).toContain('idempotency_key');
    await runAllDue(api);
    expect(await left()).toEqual([KEPT]);
  });

  test('does not come to one that was kept, nor before the day of one that was closed anew', async () => {
    const erasesAt = await closeCompany(owner);
    await owner.DELETE('/company/closing');
    api.clock.advance({ days: 3 });
    const anew = await closeCompany(owner);
    api.clock.set(erasesAt);
    await runAllDue(api);
    expect((await closingOf(owner)).erasesAt).toBe(anew);
    api.clock.set(anew);
    await runAllDue(api);
    expect(await left()).toEqual([KEPT]);
  });

  test('leaves who belongs to another company their account, and signs them out of this one', async () => {
    const elsewhere = await aCompany(api.db, { name: 'Elsewhere' });
    const host = await aHost(api.db, { role: 'member' }, ada);
    const userId = await aLogin(api.db, host, 'a password of theirs');
    await aHost(api.db, { role: 'member', userId, email: host.email }, elsewhere);
    const client = api.clientOf(await api.openSession(userId));
    expect((await client.GET('/session')).data?.companyId).toBe(ada.companyId);
    await erase(await aWeekLater());
    expect((await client.GET('/session')).data?.companyId).toBe(elsewhere.companyId);
  });

  test('does not come before all are told that they are called off, whatever became of the jobs', async () => {
    const talk = await aMeetingType(api.db, ada);
    const attendee = { email: 'later@visitor.test' };
    await book(api.client, { ...talk, start: at('10:00', '2030-01-15'), attendee });
    await propose(owner, { ...talk, times: [at('15:00')] });
    await api.runJobs();
    const erasesAt = await closeCompany(owner, { reason: 'We retire.' });
    await api.runJobs();
    const forgetJobs = () =>
      api.db.query({ text: `delete from pgboss.job where name = 'due' and state = 'created'` });
    await forgetJobs();
    api.clock.set(erasesAt);
    api.mailbox.empty();
    await erase(erasesAt);
    expect(await left()).toContain('host');
    await askAgain(api);
    await api.runDueJobs();
    await api.runJobs();
    expect(api.mailbox.only(attendee.email).text).toContain('We retire.');
    expect(await left()).toContain('host');
    await forgetJobs();
    await askAgain(api);
    await runAllDue(api);
    expect(await left()).toEqual([KEPT]);
    await askAgain(api);
    expect(await api.waitingJobs()).toBe(0);
  });

  // The embedded database has one transaction at a time.
  if (kind === 'pglite') return;

  test('leaves nobody an account of nowhere, nor somebody who joins elsewhere without one', async () => {
    const elsewhere = await aCompany(api.db, { name: 'Elsewhere' });
    const joins = await aHost(api.db, { role: 'member' }, ada);
    const userId = await aLogin(api.db, joins, 'a password of theirs');
    const erasesAt = await aWeekLater();
    const { promise: joined, resolve: join } = Promise.withResolvers<void>();
    const { promise: met, resolve: meet } = Promise.withResolvers<void>();
    const joining = api.db.transaction(async (tx) => {
      await tx.query({
        text: `insert into host (company_id, id, user_id, role, email, firstname, lastname, time_zone)
          values ($1, $2, $3, 'member', $4, 'J', 'J', 'UTC')`,
        values: [elsewhere.companyId, randomUUID(), userId, joins.email],
      });
      join();
      await met;
    });
    await joined;
    const erasure = erase(erasesAt);
    await expect.poll(isSomebodyWaiting).toBe(true);
    meet();
    await Promise.all([joining, erasure]);
    const client = api.clientOf(await api.openSession(userId));
    expect((await client.GET('/session')).data?.companyId).toBe(elsewhere.companyId);
  });

  test('waits for who keeps it just then, and the other way round', async () => {
    const erasesAt = await aWeekLater();
    const [kept] = await Promise.all([
      owner.DELETE('/company/closing').then(
        () => 'kept',
        () => 'refused',
      ),
      erase(erasesAt),
    ]);
    const isThere = (await left()).includes('host');
    expect(isThere).toBe(kept === 'kept');
  });
});

describePaying(
  '20.13 a closed company owes its visitors',
  (api, { host, offer, order, pay, giveUp, stripe }) => {
    test('what they paid for what is called off, and is not erased before they have it', async () => {
      const owner = await signInAs(api, host());
      const { meetingTypeId } = await offer();
      const later = at('10:00', '2030-01-15');
      const email = `${randomUUID()}@visitor.test`;
      await pay(await order({ meetingTypeId, start: later, attendee: { email } }));
      await api.runJobs();
      api.mailbox.empty();
      stripe().breakDown(true);
      onTestFinished(() => stripe().breakDown(false));
      await closeCompany(owner);
      await api.runDueJobs();
      await api.runJobs();
      expect(api.mailbox.only(email).text).toContain('refund of €50');
      expect((await closingOf(owner)).unsettledPayments).toBe(1);
      api.clock.advance({ days: 8 });
      await api.runDueJobs();
      expect(await closingOf(owner)).toMatchObject({ isClosing: true, unsettledPayments: 1 });
      await askAgain(api);
      await api.runDueJobs();
      expect(await closingOf(owner)).toMatchObject({ isClosing: true, unsettledPayments: 1 });
      const before = stripe().counts.refunds;
      stripe().breakDown(false);
      // The money goes back, and the next look finds nothing that is owed.
      await api.runDueJobs();
      expect(stripe().counts.refunds).toBe(before + 1);
      await askAgain(api);
      await runAllDue(api);
      expect(await refusedWith(owner.GET('/session'))).toBe('401 unauthorized');
    });

    test('nothing for what they picked of proposed times and gave up just then', async () => {
      const owner = await signInAs(api, host());
      const { meetingTypeId } = await offer();
      const proposal = tokenOf(
        await propose(owner, { meetingTypeId, times: [at('10:00'), at('14:00')] }),
      );
      const ordered = await order({ meetingTypeId, start: at('10:00'), proposal });
      await closeCompany(owner);
      // Before the proposal is withdrawn: its times are not held again.
      await giveUp(ordered);
      const held = await api.db.query({
        text: 'select from reservation where company_id = $1',
        values: [host().companyId],
      });
      expect(held).toEqual([]);
      await runAllDue(api);
      expect((await closingOf(owner)).proposals).toBe(0);
    });

    test('what they are paying for just then: it goes back, for it cannot be booked any more', async () => {
      const owner = await signInAs(api, host());
      const { meetingTypeId } = await offer();
      const ordered = await order({ meetingTypeId, start: at('10:00') });
      await closeCompany(owner);
      const before = stripe().counts.refunds;
      expect(await refusedWith(pay(ordered))).toBe('409 payment-refunded');
      await runAllDue(api);
      expect(stripe().counts.refunds).toBe(before + 1);
      expect((await closingOf(owner)).unsettledPayments).toBe(0);
    });
  },
);
