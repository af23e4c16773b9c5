import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';

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
    expect(Object.keys(files)).toEqual(
      [
        ...['members', 'schedules', 'meeting-types', 'appointments', 'contacts', 'callbacks'],
        ...['form-answers', 'payments'],
      ].map((name) => `${name}.csv`),
    );
    for (const { email } of [ada, linus]) expect(textOf('members')).toContain(email);
    const appointments = textOf('appointments');
    expect(appointments.startsWith('\uFEFFappointmentId,start,')).toBe(true);
    expect(appointments).toContain('2030-01-07T10:00:00Z,30,booked');
    expect(appointments).toContain('"Zoë ""Z"", Berg"');
    expect(appointments).not.toMatch(/(^|,)"?=/m);
    expect(textOf('callbacks').trim().split('\r\n')).toHaveLength(1101);
    expect(textOf('meeting-types')).toContain(talk.meetingTypeId);
  });
});
