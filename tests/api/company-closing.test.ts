import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { isOpenWhileClosing } from '#server/platform/rights/authorise.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isRight } from '#shared/domain/roles/rights.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { closeCompany, closingOf } from '#tests/support/api-closing.ts';
import { propose } from '#tests/support/api-proposals.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { mailedConfirmationId } from '#tests/support/confirmation-id.ts';
import { aLogin, signInAs } from '#tests/support/logins.ts';

describeApi.both('20.13 a company that its owner closes', (api) => {
  let ada: AHost;
  let linus: AHost;
  let owner: ApiClient;
  let member: ApiClient;
  let talk: AMeetingType;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    linus = await aHost(api.db, { role: 'member', firstname: 'Linus' }, ada);
    owner = await signInAs(api, ada);
    member = await signInAs(api, linus);
    talk = await aMeetingType(api.db, ada);
  });

  const keep = (client: ApiClient) => client.DELETE('/company/closing');

  test('is closed by its owner alone, who types what it is called and their password', async () => {
    const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, ada));
    for (const client of [admin, member]) {
      expect(await refusedWith(closeCompany(client))).toBe('403 forbidden');
      expect(await refusedWith(client.GET('/company/closing'))).toBe('403 forbidden');
    }
    const wrong = { password: 'not theirs' };
    expect(await refusedWith(closeCompany(owner, wrong))).toBe('403 wrong-password');
    expect(await refusedWith(closeCompany(owner, { name: 'Acne' }))).toBe('400 validation-failed');
    expect(await closeCompany(owner, { name: ' Acme ' })).toBe(at('06:00', '2030-01-14'));
    expect(await refusedWith(closeCompany(owner))).toBe('409 company-closing');
    for (const client of [owner, member]) {
      const { data } = await client.GET('/session');
      expect(data?.companyErasesAt).toBe(at('06:00', '2030-01-14'));
    }
  });

  test('is foretold: who is told, what takes place, what is called off', async () => {
    const group = await aMeetingType(api.db, ada, { totalSpots: 5 });
    await book(api.client, { ...talk, start: at('10:00') });
    await book(api.client, { ...talk, start: at('10:00', '2030-01-15') });
    for (const name of ['one', 'two']) {
      const attendee = { email: `${name}@visitor.test` };
      await book(api.client, { ...group, start: at('11:00', '2030-01-15'), attendee });
    }
    await propose(owner, { ...talk, times: [at('15:00')] });
    const foretold = {
      erasesAt: at('06:00', '2030-01-14'),
      members: 2,
      kept: { appointments: 1 },
      calledOff: { appointments: 2, attendees: 3 },
      proposals: 1,
      unsettledPayments: 0,
      erased: { meetingTypes: 2, appointments: 3, attendees: 4 },
    };
    expect(await closingOf(owner)).toEqual({ isClosing: false, ...foretold });
    await closeCompany(owner);
    api.clock.advance({ minutes: 60 });
    expect(await closingOf(owner)).toEqual({ isClosing: true, ...foretold });
  });

  test('is only looked at: whatever changes anything of it is refused, by whatever right', async () => {
    await closeCompany(owner);
    const cookie = await api.openSession(
      await aLogin(api.db, await aHost(api.db, {}, ada), DEMO_PASSWORD),
    );
    const changing = Object.entries<Endpoint>(contract).filter(
      ([, endpoint]) => isRight(endpoint.right) && !isOpenWhileClosing(endpoint),
    );
    expect(changing.length).toBeGreaterThan(50);
    const open: string[] = [];
    for (const [id, { method, path }] of changing) {
      const reply = await api.fetch(`/api${path.replace(/\{\w+\}/g, randomUUID())}`, {
        method: method.toUpperCase(),
        headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
        body: '{}',
      });
      const { error } = (await reply.json()) as { error: string };
      if (error !== 'company-closing') open.push(`${id}: ${reply.status} ${error}`);
    }
    expect(open).toEqual([]);
  });

  test('lets its members see to what is booked, and to their accounts', async () => {
    const { appointmentId } = await book(api.client, { ...talk, start: at('10:00') });
    const asking = await aMeetingType(api.db, ada, { settings: { hostConfirmation: true } });
    const asked = await book(api.client, { ...asking, start: at('12:00') });
    const [seat] = await api.db.query<{ id: string }>({
      text: 'select id from attendee where appointment_id = $1',
      values: [asked.appointmentId],
    });
    await closeCompany(owner);
    const path = { appointmentId };
    await owner.POST('/booking/hand-over/{appointmentId}', {
      params: { path },
      body: { toHostId: linus.hostId },
    });
    await owner.POST('/appointments/{appointmentId}/attendees/{attendeeId}/confirm', {
      params: { path: { appointmentId: asked.appointmentId, attendeeId: seat?.id ?? '' } },
    });
    await owner.POST('/booking/cancel/{appointmentId}', { params: { path }, body: {} });
    await member.PATCH('/user2/language', { body: { language: 'de' } });
    await member.POST('/auth/sign-out');
  });

  test('is kept by an owner, and can be booked again at once', async () => {
    await closeCompany(owner);
    expect(await refusedWith(keep(member))).toBe('403 forbidden');
    await keep(owner);
    await keep(owner);
    expect((await member.GET('/session')).data?.companyErasesAt).toBeNull();
    await book(api.client, { ...talk, start: at('10:00') });
    await api.runJobs();
  });

  test('tells every member once, its owner how to keep it, and that it goes on', async () => {
    await closeCompany(owner);
    await api.runJobs();
    const toOwner = api.mailbox.only(ada.email);
    expect(toOwner.text).toContain(`${ORIGIN}/admin/general`);
    const toMember = api.mailbox.only(linus.email);
    for (const { text } of [toOwner, toMember]) expect(text).toContain('January 14, 2030');
    expect(toMember.subject).toBe('Acme is being closed');
    expect(toMember.text).not.toContain('/admin/general');
    api.mailbox.empty();
    await keep(owner);
    await api.runJobs();
    for (const { email } of [ada, linus]) {
      expect(api.mailbox.only(email).subject).toBe('Acme goes on');
    }
  });

  describe('calls off what begins once it is erased', () => {
    const soon = at('10:00');
    const later = at('10:00', '2030-01-15');
    const bookAt = (start: string, email: string) =>
      book(api.client, { ...talk, start, attendee: { email } });
    const statusesOf = async () => {
      const rows = await api.db.query<{ status: string }>({
        text: 'select status from appointment where company_id = $1 order by starts_at, id',
        values: [ada.companyId],
      });
      return rows.map(({ status }) => status);
    };

    test('and tells each attendee once, with the reason and without a way to book again', async () => {
      const group = await aMeetingType(api.db, ada, { totalSpots: 5 });
      await bookAt(soon, 'soon@visitor.test');
      await bookAt(later, 'later@visitor.test');
      const seats = ['one@visitor.test', 'two@visitor.test'];
      for (const email of seats) {
        await book(api.client, { ...group, start: at('12:00', '2030-01-15'), attendee: { email } });
      }
      await api.runJobs();
      api.mailbox.empty();
      await closeCompany(owner, { reason: 'We retire.' });
      for (let round = 0; round < 2; round += 1) {
        expect(await api.runDueJobs()).toEqual([]);
        expect(await api.runJobs()).toEqual([]);
      }
      expect(await statusesOf()).toEqual(['booked', 'cancelled', 'cancelled']);
      for (const email of ['later@visitor.test', ...seats]) {
        const { text } = api.mailbox.only(email);
        expect(text).toContain('We retire.');
        expect(text).not.toContain(`/${ada.hostSlug}/`);
      }
      expect(api.mailbox.to('soon@visitor.test')).toEqual([]);
    });

    test('also what waits for a word still, which comes too late then', async () => {
      const asking = await aMeetingType(api.db, ada, { settings: { doubleOptIn: true } });
      const asked = await book(api.client, { ...asking, start: later });
      const id = await mailedConfirmationId(api, 'attendee-opt-in', asked);
      await closeCompany(owner);
      await api.runDueJobs();
      expect(await statusesOf()).toEqual(['cancelled']);
      const confirm = api.client.GET('/booking/confirm-provisional-booking', {
        params: { query: { id } },
      });
      expect(await refusedWith(confirm)).toBe('409 appointment-cancelled');
    });

    test('withdraws what is proposed, so that nobody is reminded of it', async () => {
      await propose(owner, { ...talk, times: [at('15:00')] });
      await closeCompany(owner);
      await api.runDueJobs();
      expect((await closingOf(owner)).proposals).toBe(0);
      const held = await api.db.query({
        text: 'select from reservation where company_id = $1',
        values: [ada.companyId],
      });
      expect(held).toEqual([]);
    });

    test('all of it, however much there is', async () => {
      const copies = `select company_id, gen_random_uuid() as id, meeting_type_id, host_ids, channel,
          starts_at + n * interval '1 hour' as starts_at
        from appointment, generate_series(1, 230) n where company_id = $1`;
      await bookAt(later, 'later@visitor.test');
      await api.db.query({
        text: `with copied as (${copies}), added as (
            insert into appointment (company_id, id, meeting_type_id, host_ids, channel, starts_at,
              duration_minutes, status, resource_channel_ids)
            select company_id, id, meeting_type_id, host_ids, channel, starts_at, 30, 'booked', '{}' from copied
          )
          insert into attendee (company_id, id, appointment_id, email, name, language, time_zone, guests,
            answers, secret_hash)
          select company_id, id, id, 'many@visitor.test', 'Many', 'en', 'UTC', '{}', '[]', id from copied`,
        values: [ada.companyId],
      });
      await closeCompany(owner);
      for (let round = 0; round < 4; round += 1) expect(await api.runDueJobs()).toEqual([]);
      expect(new Set(await statusesOf())).toEqual(new Set(['cancelled']));
      expect((await closingOf(owner)).calledOff).toEqual({ appointments: 0, attendees: 0 });
    });

    test('and stops once it is kept: what was called off stays so, what was not takes place', async () => {
      await bookAt(later, 'later@visitor.test');
      await closeCompany(owner);
      await api.runDueJobs();
      await keep(owner);
      await bookAt(at('11:00', '2030-01-15'), 'other@visitor.test');
      await closeCompany(owner);
      await keep(owner);
      await api.runDueJobs();
      expect(await statusesOf()).toEqual(['cancelled', 'booked']);
    });
  });
});
