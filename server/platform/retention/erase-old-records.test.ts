import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/kernel/log.ts';
import { type Retention, usualRetention } from '#server/platform/kernel/retention.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { eraseOldRecords } from './erase-old-records.ts';
import { changes, leavingBy, nameOf } from './store.ts';

const NOW = '2030-01-07T06:00:00.000Z';
const clock = fakeClock(NOW);
const forEver: Retention = {
  mailDays: 0,
  contactDays: 0,
  idempotencyKeyDays: 0,
  linkDays: 0,
  sessionDays: 0,
  chatDays: 0,
  appointmentDays: 0,
  jobDays: 0,
};

interface Ids {
  readonly companyId: string;
  readonly meetingTypeId: string;
}

/** One row of each table that is `days` old, or over since so many. */
function rowsOf({ companyId, meetingTypeId }: Ids, days: number): string[] {
  const at = `timestamptz '${NOW}' - interval '${days} days'`;
  const id = 'gen_random_uuid()';
  return [
    `insert into mail_log (company_id, id, kind, recipient, recipient_name, subject, html, text, status, created_at)
      values ('${companyId}', ${id}, 'x', 'a@b.test', 'A', 's', 'h', 't', 'sent', ${at})`,
    `insert into idempotency_key (company_id, key_hash, request_hash, attendee_id, created_at)
      values ('${companyId}', ${id}, 'x', ${id}, ${at})`,
    `insert into form_first_contact (company_id, id, meeting_type_id, email, form_data, updated_at)
      values ('${companyId}', ${id}, ${id}, 'a@b.test', '{}', ${at})`,
    `insert into routing_submission (company_id, id, form_id, answers, outcome, created_at)
      values ('${companyId}', ${id}, ${id}, '{}', '{}', ${at})`,
    `insert into callback_request (company_id, id, host_id, name, phone, language, timezone, created_at)
      values ('${companyId}', ${id}, ${id}, 'A', '1', 'en', 'Europe/Berlin', ${at})`,
    `insert into short_link (id, company_id, target, expires_at) values (${id}, '${companyId}', '/a', ${at})`,
    `insert into one_time_link (company_id, id, meeting_type_id, expires_at) values ('${companyId}', ${id}, ${id}, ${at})`,
    `insert into one_time_link (company_id, id, meeting_type_id, used_at) values ('${companyId}', ${id}, ${id}, ${at})`,
    `insert into auth_session (id, token, user_id, expires_at) values (${id}, ${id}, 'ada', ${at})`,
    `with kept as (insert into auth_session (id, token, user_id, expires_at)
        values (${id}, ${id}, 'ada', timestamptz '${NOW}' + interval '1 day') returning id)
      insert into app_code (code_hash, given_in_session_id, company_id, app, redirect_uri, code_challenge, expires_at)
      select ${id}, id, '${companyId}', 'a', 'r', 'c', ${at} from kept`,
    `with a as (insert into appointment (company_id, id, meeting_type_id, host_ids, starts_at, duration_minutes, status,
          channel, resource_channel_ids)
        values ('${companyId}', ${id}, '${meetingTypeId}', '{}', ${at}, 30, 'booked', 'connect', '{}') returning id),
      seat as (insert into attendee (company_id, id, appointment_id, email, name, language, time_zone, guests, answers,
          secret_hash)
        select '${companyId}', ${id}, id, 'a@b.test', 'A', 'en', 'UTC', '{}', '[]', id from a),
      line as (insert into connect_chat_line (company_id, appointment_id, seq, line_id, person_id, name, text, said_at)
        select '${companyId}', id, 1, 'l', 'p', 'A', 'Hello', ${at} from a)
      insert into connect_room (company_id, appointment_id, admitted, closes_at)
        select '${companyId}', id, '{p}', ${at} from a`,
    `insert into auth_verification (id, identifier, value, expires_at) values (${id}, 'i', 'v', ${at})`,
    `insert into account_link (id, purpose, email, token_hash, expires_at) values (${id}, 'password-reset', 'a@b.test', ${id}, ${at})`,
    `insert into forget_request (id, email, token_hash, expires_at) values (${id}, 'a@b.test', ${id}, ${at})`,
  ];
}

describe.each(DATABASE_KINDS)('what was kept for long enough, on %s', (kind) => {
  let db: Database;
  let ids: Ids;
  const log = createLog('silent');
  const erase = (retention: Retention) => eraseOldRecords({ db, clock, log }, retention);
  const put = async (days: number) => {
    for (const text of rowsOf(ids, days)) await db.query({ text });
  };
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    const host = await aHost(db);
    ids = { ...host, ...(await aMeetingType(db, host)) };
    await db.query({
      text: `insert into auth_user (id, name, email) values ('ada', 'Ada', 'ada@acme.test')`,
    });
  });
  beforeEach(async () => {
    for (const leaving of Object.values(leavingBy).flat())
      await db.query({ text: `delete from ${nameOf(leaving)}` });
  });
  afterAll(() => db.close());

  test('23. is erased by its own setting, and what is younger stays', async () => {
    await put(400);
    await put(3);
    const told = vi.spyOn(log, 'info');
    const erased = {
      mail_log: 1,
      form_first_contact: 1,
      routing_submission: 1,
      callback_request: 1,
      idempotency_key: 1,
      short_link: 1,
      one_time_link: 2,
      app_code: 1,
      connect_chat_line: 1,
      connect_room: 1,
      auth_session: 1,
      auth_verification: 1,
      account_link: 1,
      forget_request: 1,
    };
    expect(await erase(usualRetention)).toEqual(erased);
    expect(told).toHaveBeenCalledWith({ erased }, expect.any(String));
    expect(await erase(usualRetention)).toEqual({});
    expect(told).toHaveBeenCalledTimes(1);
    expect(await erase({ ...forEver, mailDays: 2 })).toEqual({ mail_log: 1 });
  });

  test('23. is kept for ever where its setting is 0', async () => {
    await put(40_000);
    expect(await erase(forEver)).toEqual({});
  });

  test('23. leaves in portions until nothing is left', async () => {
    await db.query({
      text: `insert into mail_log (company_id, id, kind, recipient, recipient_name, subject, html, text, status, created_at)
        select $1, gen_random_uuid(), 'x', 'a@b.test', 'A', 's', 'h', 't', 'sent', $2::timestamptz - interval '2 years'
        from generate_series(1, 1203)`,
      values: [ids.companyId, NOW],
    });
    expect(await erase(usualRetention)).toEqual({ mail_log: 1203 });
  });

  test('11. forgets after a day who has changed what', async () => {
    await db.query({
      text: `insert into company_change (company_id, xid, noted_at) values
        ($1, '1', $2::timestamptz - interval '25 hours'), ($1, '2', $2::timestamptz - interval '1 hour')`,
      values: [ids.companyId, NOW],
    });
    expect(await erase(forEver)).toEqual({});
    const left = await db.query({
      text: `select xid::text from company_change where xid in ('1', '2')`,
    });
    expect(left).toEqual([{ xid: '2' }]);
  });

  test('23. is found by an index of each table', async () => {
    const indexes = await db.query<{ column: string }>({
      text: `select t.relname || '.' || a.attname as column from pg_index i
        join pg_class t on t.oid = i.indrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]`,
    });
    const indexed = indexes.map(({ column }) => column);
    for (const leaving of [...Object.values(leavingBy).flat(), changes]) {
      const column = leaving.since.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      expect(indexed).toContain(`${nameOf(leaving)}.${column}`);
    }
  });
});
