import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { ApiClient } from '#shared/api/client.ts';
import type { memberApi } from '#shared/api/member.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

type Removal = z.input<typeof memberApi.removeMember.body>;

const MINUTE_MS = 60_000;
const nobody: Removal = {
  appointments: { colleagueId: null },
  meetingTypes: { colleagueId: null },
};

/** Half hours of working days from the first Monday on, from nine to five. */
function slots(count: number): string[] {
  const first = Date.parse(at('09:00'));
  return Array.from({ length: count }, (_, index) => {
    const days = Math.floor(index / 16);
    const ms = (days * 1440 + (index % 16) * 30) * MINUTE_MS;
    return new Date(first + ms).toISOString();
  });
}

describeApi('9. members', (api) => {
  let ada: AHost;
  let grace: AHost;
  let linus: AHost;
  let owner: ApiClient;
  let member: ApiClient;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    grace = await aHost(api.db, { role: 'admin', firstname: 'Grace' }, ada);
    linus = await aHost(api.db, { role: 'member', firstname: 'Linus' }, ada);
    owner = await signInAs(api, ada);
    member = await signInAs(api, linus);
  });

  const list = async (query: { search?: string; cursor?: string; pageSize?: number } = {}) =>
    (await owner.GET('/company/v2/employees', { params: { query } })).data;
  const remove = (client: ApiClient, { hostId }: AHost, body: Removal = nobody) =>
    client.DELETE('/company/team-member/{userId}', { params: { path: { userId: hostId } }, body });
  const switchTo = (client: ApiClient, { hostId }: AHost, isAdmin: boolean) =>
    client.POST('/company/switch-admin/{userId}', {
      params: { path: { userId: hostId } },
      body: { isAdmin },
    });
  const handOver = (client: ApiClient, { hostId }: AHost, password = DEMO_PASSWORD) =>
    client.PATCH('/company/owner', { body: { userId: hostId, password } });

  describe('the list', () => {
    test('has everybody by name, with role, teams and when they were here', async () => {
      const { teamId, name } = await aTeam(api.db, ada, [linus], [linus]);
      const page = await list();
      expect(page?.members.map(({ firstname, role }) => [firstname, role])).toEqual([
        ['Ada', 'owner'],
        ['Grace', 'admin'],
        ['Linus', 'member'],
      ]);
      expect(page?.members[2]?.teams).toEqual([{ id: teamId, name, isAdmin: true }]);
      expect(page?.members[0]?.lastSeenAt).not.toBeNull();
      const { data: forMember } = await member.GET('/company/v2/employees', {
        params: { query: {} },
      });
      expect(forMember?.members.map(({ lastSeenAt }) => lastSeenAt)).toEqual([null, null, null]);
      expect(page?.members[1]?.lastSeenAt).toBeNull();
      const { data: plain } = await member.GET('/company/employees');
      expect(plain?.map(({ email }) => email)).toEqual([ada.email, grace.email, linus.email]);
    });

    test('20.9 has numbers in order as numbers, on its other pages too', async () => {
      await aHost(api.db, { role: 'member', firstname: 'Desk 10' }, ada);
      await aHost(api.db, { role: 'member', firstname: 'Desk 9' }, ada);
      const first = await list({ pageSize: 2 });
      const second = await list({ pageSize: 2, cursor: first?.next ?? '' });
      const pages = [...(first?.members ?? []), ...(second?.members ?? [])];
      expect(pages.map(({ firstname }) => firstname)).toEqual([
        'Ada',
        'Desk 9',
        'Desk 10',
        'Grace',
      ]);
    });

    test('is searched as it is typed, and walked forth and back', async () => {
      expect((await list({ search: 'gRA' }))?.members).toHaveLength(1);
      expect((await list({ search: '%' }))?.total).toBe(0);
      const first = await list({ pageSize: 2 });
      expect(first).toMatchObject({ total: 3, previous: null });
      const second = await list({ pageSize: 2, cursor: first?.next ?? '' });
      expect(second?.members.map(({ id }) => id)).toEqual([linus.hostId]);
      expect(second?.next).toBeNull();
      const back = await list({ pageSize: 2, cursor: second?.previous ?? '' });
      expect(back?.members).toEqual(first?.members);
      expect(back?.previous).toBeNull();
    });
  });

  test('an admin makes admins and takes the role, never an owner’s', async () => {
    const admin = await signInAs(api, grace);
    await switchTo(admin, linus, true);
    expect((await member.GET('/session')).data?.role).toBe('admin');
    await switchTo(member, grace, false);
    expect(await refusedWith(switchTo(admin, linus, false))).toBe('403 forbidden');
    expect(await refusedWith(switchTo(member, ada, false))).toBe('409 last-owner');
    const stranger = await aHost(api.db, { role: 'member' });
    expect(await refusedWith(switchTo(owner, stranger, true))).toBe('404 host-not-found');
  });

  test('the company is handed over by its owner alone, who says their password', async () => {
    expect(await refusedWith(handOver(owner, grace, 'not it'))).toBe('403 wrong-password');
    expect(await refusedWith(handOver(member, linus))).toBe('403 forbidden');
    await handOver(owner, grace);
    expect((await list())?.members.map(({ role }) => role)).toEqual(['admin', 'owner', 'member']);
    expect(await refusedWith(handOver(owner, linus))).toBe('403 forbidden');
  });

  test('everybody may leave but the last owner; nobody removes a colleague without the right', async () => {
    expect(await refusedWith(remove(member, grace))).toBe('403 forbidden');
    expect(await refusedWith(remove(owner, ada))).toBe('409 last-owner');
    await remove(member, linus);
    expect(await refusedWith(member.GET('/session'))).toBe('401 unauthorized');
    expect((await list())?.total).toBe(2);
    expect(await refusedWith(remove(owner, linus))).toBe('404 host-not-found');
  });

  describe('is told in a mail', () => {
    const colleague = () => ({ colleagueId: grace.hostId });
    beforeEach(async () => {
      const talk = await aMeetingType(api.db, linus);
      await book(api.client, { ...talk, start: at('10:00') });
      await api.runJobs();
      api.mailbox.empty();
    });

    test('who is removed, by whom and who has their work; nobody else', async () => {
      await remove(owner, linus, { appointments: colleague(), meetingTypes: nobody.meetingTypes });
      await api.runJobs();
      const { subject, text } = api.mailbox.only(linus.email);
      expect(subject).toContain('no longer a member');
      expect(text).toContain('Ada');
      expect(text).toMatch(/Coming appointments\n {2}1\n {2}With Grace/);
      expect(text).toMatch(/Meeting types\n {2}1\n {2}Archived/);
      for (const { email } of [ada, grace]) expect(api.mailbox.to(email)).toEqual([]);
    });

    test('who manages members, where somebody left by themselves', async () => {
      const other = await aHost(api.db, { role: 'member' }, ada);
      await remove(member, linus);
      await api.runJobs();
      for (const { email } of [ada, grace]) {
        expect(api.mailbox.only(email).subject).toMatch(/^Linus .*has left/);
      }
      for (const { email } of [linus, other]) expect(api.mailbox.to(email)).toEqual([]);
    });

    test('or nobody, where nothing came of it', async () => {
      const own = await aMeetingType(api.db, grace);
      await book(api.client, { ...own, start: at('10:00') });
      await api.runJobs();
      api.mailbox.empty();
      const appointments = { ...colleague(), whereBusy: 'refuse' as const };
      await refusedWith(remove(owner, linus, { ...nobody, appointments }));
      await api.runJobs();
      expect(api.mailbox.messages).toEqual([]);
    });
  });

  test('9. the only owner is told so before they try to leave', async () => {
    const departureOf = async (client: ApiClient, { hostId }: AHost) =>
      (await client.GET('/company/team-member/{userId}', { params: { path: { userId: hostId } } }))
        .data;
    expect(await departureOf(owner, ada)).toMatchObject({ isOnlyOwner: true });
    expect(await departureOf(member, linus)).toMatchObject({ isOnlyOwner: false });
    await aHost(api.db, { role: 'owner' }, ada);
    expect(await departureOf(owner, ada)).toMatchObject({ isOnlyOwner: false });
  });

  describe('who leaves hands over', () => {
    const liveOf = ({ hostId }: AHost) =>
      api.db.query<{ id: string }>({
        text: `select id from appointment where status <> 'cancelled' and $1 = any(host_ids)`,
        values: [hostId],
      });

    test('fifty appointments: none lost, none doubled, each attendee told once', async () => {
      const talk = await aMeetingType(api.db, linus);
      const own = await aMeetingType(api.db, grace);
      const starts = slots(50);
      for (const [index, start] of starts.entries()) {
        const attendee = { email: `visitor-${index}@visitor.test` };
        await book(api.client, { ...talk, start, attendee });
      }
      for (const start of starts.filter((_, index) => index % 10 === 0)) {
        await book(api.client, { ...own, start, attendee: { email: 'other@visitor.test' } });
      }
      await api.runJobs();
      api.mailbox.empty();
      const { data: departure } = await owner.GET('/company/team-member/{userId}', {
        params: { path: { userId: linus.hostId }, query: { colleagueId: grace.hostId } },
      });
      expect(departure).toMatchObject({ appointments: 50, attendees: 50, clashes: 5 });
      expect(departure?.meetingTypes.map(({ id }) => id)).toEqual([talk.meetingTypeId]);
      const colleague = { colleagueId: grace.hostId };
      const body = {
        appointments: { ...colleague, reason: 'Linus left' },
        meetingTypes: colleague,
      };
      const { data } = await remove(owner, linus, body);
      expect(data).toEqual({ removed: true, appointments: 50, meetingTypes: 1 });
      expect(await api.runDueJobs()).toEqual([]);
      expect(await api.runJobs()).toEqual([]);
      expect(await liveOf(linus)).toEqual([]);
      expect(await liveOf(grace)).toHaveLength(50);
      for (const index of starts.keys()) {
        const { text } = api.mailbox.only(`visitor-${index}@visitor.test`);
        expect(text).toContain(index % 10 === 0 ? 'Linus left' : 'Grace');
      }
      // Its page goes on below the colleague's address, and the old one leads there.
      const { data: page } = await api.client.GET(
        '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
        {
          params: {
            path: {
              companySlug: '-',
              meetingSlug: talk.meetingTypeSlug,
              userSlug: linus.hostSlug,
            },
          },
        },
      );
      expect(page?.bookingInfo.hosts.map(({ id }) => id)).toEqual([grace.hostId]);
      await book(api.client, {
        ...talk,
        start: at('16:30', '2030-01-11'),
        attendee: { email: 'new@visitor.test' },
      });
      expect(await liveOf(grace)).toHaveLength(51);
    });

    test('with nobody to take over all are cancelled, and nothing is offered any more', async () => {
      const talk = await aMeetingType(api.db, linus);
      await book(api.client, { ...talk, start: at('10:00') });
      await remove(owner, linus, {
        ...nobody,
        appointments: { colleagueId: null, reason: 'Closed' },
      });
      await api.runDueJobs();
      expect(await liveOf(linus)).toEqual([]);
      expect(await refusedWith(book(api.client, { ...talk, start: at('11:00') }))).toMatch(/^40/);
    });

    test('what others hold too goes on with them', async () => {
      const both = await aMeetingType(api.db, [grace, linus]);
      const { appointmentId } = await book(api.client, { ...both, start: at('10:00') });
      await remove(owner, linus);
      await api.runDueJobs();
      const rows = await api.db.query<{ hostIds: string[]; status: string }>({
        text: 'select host_ids as "hostIds", status from appointment where id = $1',
        values: [appointmentId],
      });
      expect(rows).toEqual([{ hostIds: [grace.hostId], status: 'booked' }]);
    });

    test('or nothing happens at all, where the colleague is not free and that was asked', async () => {
      const talk = await aMeetingType(api.db, linus);
      const own = await aMeetingType(api.db, grace);
      for (const of of [talk, own]) await book(api.client, { ...of, start: at('10:00') });
      const appointments = { colleagueId: grace.hostId, whereBusy: 'refuse' as const };
      const call = remove(owner, linus, { ...nobody, appointments });
      expect(await refusedWith(call)).toBe('409 colleague-not-free');
      expect((await list())?.total).toBe(3);
      expect(await liveOf(linus)).toHaveLength(1);
    });

    test('while visitors book: what they were promised is with a colleague or called off', async () => {
      const talk = await aMeetingType(api.db, [linus, grace], { calculationMethod: 'anyone' });
      const starts = slots(24);
      const bookings = starts.flatMap((start, index) =>
        [1, 2].map((each) =>
          book(api.client, {
            ...talk,
            start,
            attendee: { email: `guest-${index}-${each}@visitor.test` },
          }).catch(() => undefined),
        ),
      );
      const colleague = { colleagueId: ada.hostId };
      const removal = remove(owner, linus, { appointments: colleague, meetingTypes: colleague });
      const booked = (await Promise.all(bookings)).filter((reply) => reply !== undefined);
      await removal;
      await api.runDueJobs();
      expect(booked.length).toBeGreaterThanOrEqual(24);
      expect(await liveOf(linus)).toEqual([]);
      const ids = new Set([...(await liveOf(grace)), ...(await liveOf(ada))].map(({ id }) => id));
      expect(booked.filter(({ appointmentId }) => !ids.has(appointmentId))).toEqual([]);
      const doubled = await api.db.query({
        text: `select 1 from reservation one join reservation two on two.host_id = one.host_id
          and two.id > one.id and two.during && one.during where one.company_id = $1`,
        values: [ada.companyId],
      });
      expect(doubled).toEqual([]);
    });

    test('who comes back is the same host again', async () => {
      await remove(owner, linus);
      await api.runJobs();
      api.mailbox.empty();
      const { data } = await owner.POST('/company/invite', {
        body: { email: linus.email, role: 'member' },
      });
      expect(data?.email).toBe(linus.email);
      await api.runJobs();
      const [, token = ''] = /token=([\w-]+)/.exec(api.mailbox.only(linus.email).text) ?? [];
      const { data: joined } = await api.client.POST('/company/join-company', {
        body: { token, password: DEMO_PASSWORD, timezone: 'UTC' },
      });
      expect(joined?.hostId).toBe(linus.hostId);
    });
  });
});
