import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { storeFile } from '#server/platform/file-store/store-file.ts';
import { exportedTables } from '#server/time/closing/store/export-statement.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';

/** What does not stand in the file, each with its reason; `table.*` is all of a table. */
const leftOut: Readonly<Record<string, string>> = {
  'appointment_host.*': 'follows from the hosts of an appointment',
  'app_code.*': 'a secret of a minute',
  'auth_session.*': 'a secret of a browser',
  'appointment_decision.*': 'follows from calendars, and is over with its appointment',
  'busy_time.*': 'follows from absences and calendars',
  'calendar_connection.*': 'follows from how calendars are read',
  'calendar_channel.*': 'says how a provider calls this server',
  'calendar_sync.*': 'says how far calendars have been read',
  'external_event.*': 'stands in its host’s own calendar',
  'open_writing.*': 'says what is being written into calendars just now',
  'written_event.*': 'follows from appointments, and says where they stand elsewhere',
  'connect_room.*': 'says who need not wait before a door again',
  'file_content.*': 'says when a file began to come',
  'file_piece.*': 'stands beside the tables, as files',
  'company_change.*': 'notes when pages are to be read again',
  'idempotency_key.*': 'is forgotten within days',
  'mail_log.*': 'is written from all the rest, and its links are secrets',
  'reservation.*': 'follows from appointments and proposals',
  'api_token.token_hash': 'a secret',
  'attendee.secret_hash': 'a secret',
  'calendar_feed.secret_hash': 'a secret',
  'connection.account_hash': 'tells accounts apart',
  'connection.credentials': 'a secret',
  'conference_account.credentials': 'a secret',
  'conference_meeting.content_hash': 'what a meeting was made of, which its appointment says',
  'conference_meeting.held_by': 'who asks about it just now',
  'conference_meeting.held_until': 'until when',
  'connect_chat_line.line_id': 'tells lines apart',
  'connect_chat_line.person_id': 'tells people of a room apart',
  'external_calendar.remote_id': 'may be a secret: a feed is opened by its address',
  'invitation.token_hash': 'a secret',
  'proposal.token_hash': 'a secret',
  'stored_file.content_id': 'names its pieces',
  'host.user_id': 'accounts are people’s own',
  'appointment.sequence': 'counts what calendars have to follow',
  'appointment.is_live': 'follows from its status',
  'attendee.is_live': 'follows from `cancelled_at`',
  'meeting_type.version': 'counts its changes',
  'workflow.planned_version': 'says how far its changes are planned',
  'payment_order.hold_id': 'names a row of what is held just then',
};

/** Columns that the statements of the file read: `host.email`. */
const exportedColumns = new Set(
  exportedTables.flatMap(({ text }) => {
    const named = [...text.matchAll(/\b(?:from|join) (\w+) (\w+)\b/g)];
    const tables = new Map(named.map(([, table = '', alias = '']) => [alias, table]));
    return [...text.matchAll(/\b(\w+)\.(\w+)\b/g)].map(
      ([, alias = '', column = '']) => `${tables.get(alias)}.${column}`,
    );
  }),
);

describeApi.both('20.13 a company that its owner takes along', (api) => {
  test('is a file of tables that run nothing, and of its owner alone', async () => {
    const ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    const linus = await aHost(api.db, { role: 'admin', firstname: 'Linus' }, ada);
    for (const host of [ada, linus]) await aLogin(api.db, host, DEMO_PASSWORD);
    const talk = await aMeetingType(api.db, ada);
    const notes = '=HYPERLINK("http://evil.test")';
    const attendee = { email: 'zoe@visitor.test', fullname: 'Zoë "Z", Berg', notes };
    await book(api.client, { ...talk, start: at('10:00'), attendee });
    await api.db.query({
      text: `insert into callback_request (company_id, id, host_id, name, phone, language, timezone)
        select company_id, gen_random_uuid(), id, n || '@caller', '1', 'en', 'UTC'
        from host, generate_series(1, 1100) n where company_id = $1 and role = 'owner'`,
      values: [ada.companyId],
    });
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 251));
    const of = { companyId: ada.companyId, contentType: 'image/png', nowMs: 0 } as const;
    const hash = await storeFile(api.db, of, [bytes]);
    const path = '/api/company/export/company.zip';
    const asked = async (host: AHost) =>
      api.fetch(path, { headers: { cookie: await api.cookiesOf(host.email) } });
    expect((await asked(linus)).status).toBe(403);
    const reply = await asked(ada);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="${ada.slug}-2030-01-07.zip"`,
    );
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const textOf = (name: string) => Buffer.from(files[`${name}.csv`] ?? []).toString('utf8');
    const tables = exportedTables.map(({ name }) => `${name}.csv`);
    expect(Object.keys(files)).toEqual([...tables, `files/${hash}.png`]);
    expect(bytes.equals(files[`files/${hash}.png`] ?? Buffer.alloc(0))).toBe(true);
    expect(textOf('company')).toContain('Acme');
    for (const { email } of [ada, linus]) expect(textOf('members')).toContain(email);
    const appointments = textOf('appointments');
    expect(appointments.startsWith('\uFEFFappointmentId,attendeeId,start,')).toBe(true);
    expect(appointments).toContain('2030-01-07T10:00:00Z,30,booked');
    expect(appointments).toContain('"Zoë ""Z"", Berg"');
    expect(appointments).not.toMatch(/(^|,)"?=/m);
    expect(textOf('callbacks').trim().split('\r\n')).toHaveLength(1101);
    expect(textOf('meeting-types')).toContain(talk.meetingTypeId);
  });

  test('is all of it: a column is in the file, or left out for a reason', async () => {
    const columns = await api.db.query<{ table: string; column: string; type: string }>({
      text: `select c.table_name as table, c.column_name as column, c.data_type as type
        from information_schema.columns c
        where c.table_schema = 'public' and (c.table_name = 'company' or exists (
          select from information_schema.columns own where own.table_schema = 'public'
            and own.table_name = c.table_name and own.column_name = 'company_id'))
        order by 1, 2`,
    });
    const missing = columns
      .filter(({ column }) => column !== 'company_id')
      .map(({ table, column }) => ({ table, name: `${table}.${column}` }))
      .filter(({ table, name }) => !(exportedColumns.has(name) || `${table}.*` in leftOut))
      .map(({ name }) => name);
    const single = Object.keys(leftOut).filter((name) => !name.endsWith('.*'));
    expect(missing).toEqual(single.toSorted());
    expect(single.filter((name) => exportedColumns.has(name))).toEqual([]);
  });
});
