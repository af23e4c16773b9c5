import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { findFirstOwner } from '#server/people/account-link/find-first-owner.ts';
import { makeOwnerLink } from '#server/people/account-link/make-owner-link.ts';
import { createMakePicture } from '#server/platform/picture/create-make-picture.ts';
import { DEMO_DOORS } from '#shared/domain/demo-doors.ts';
import { matchRoute } from '#shared/routes/index.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { at, week } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';

describeApi.both('a database without the demo', (api) => {
  test('has no pages to list', async () => {
    expect((await api.client.GET('/demo')).data).toMatchObject({ owners: [] });
  });

  test('9. stays empty for the first owner, whose link was printed, unless a demo is asked for', async () => {
    const { db, clock } = api;
    const publicUrl = 'http://kalends.test';
    const now = { makePicture: createMakePicture(), publicUrl, nowMs: clock.nowMs() };
    const settings = {
      ...{ production: false, demoPassword: 'any password', integrations: {} },
      secret: 'a secret of a test',
    };
    await makeOwnerLink(db, { email: 'ada@example.org', publicUrl, nowMs: clock.nowMs() });
    expect(await seedDemo(db, { demo: 'auto', ...settings }, now)).toBeUndefined();
    expect(await findFirstOwner(db)).toBe('invited');
    expect(await seedDemo(db, { demo: 'on', ...settings }, now)).toBeDefined();
    expect(await findFirstOwner(db)).toBe('there');
  });
});

describeApi.both('the demo', (api) => {
  const load = async () => (await api.client.GET('/demo')).data;
  beforeAll(async () => {
    await api.seedDemo();
  });

  test('has cards to hand out, whose contacts phones can keep', async () => {
    const reply = await api.fetch('/api/card/ada/contact.vcf');
    expect(await reply.text()).toContain(
      '\r\nEMAIL;TYPE=INTERNET,WORK:ada@studio-nord.example\r\n',
    );
  });

  test('shows faces of our own drawing, in the widths that screens need', async () => {
    const { data } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      { params: { path: { companySlug: '-', meetingSlug: '-', userSlug: 'ada' } } },
    );
    const picture = data?.bookingInfo.bookingPicture ?? '';
    expect(picture).toMatch(/^\/api\/file\/[0-9a-f]{64}$/);
    expect((await api.fetch(picture)).headers.get('content-type')).toBe('image/png');
    const small = await api.fetch(`${picture}/64`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(2_000);
  });

  test('lists every page that its hosts and teams offer, and other ways in', async () => {
    const demo = await load();
    expect(demo?.owners.map(({ path, company }) => [path, company])).toEqual([
      ['/ada', 'Studio Nord'],
      ['/team/studio', 'Studio Nord'],
      ['/mia', 'The Corner'],
    ]);
    const paths = demo?.owners.flatMap(({ pages }) => pages.map(({ path }) => path)) ?? [];
    expect(paths).toEqual(
      expect.arrayContaining(['/ada/intro', '/team/studio/clinic', '/mia/lesson']),
    );
    expect(paths).not.toContain('/ada/draft');
    const doors = demo?.doors.map(({ kind }) => kind).sort();
    expect(doors).toEqual([...DEMO_DOORS].sort());
    for (const { path } of demo?.doors ?? []) {
      expect(matchRoute(new URL(path, 'http://kalends.test').pathname), path).toBeDefined();
    }
  });

  test('10. holds times for somebody, whose link shows them', async () => {
    const client = await api.signIn('ada@demo.test');
    const { data } = await client.GET('/proposal', { params: { query: {} } });
    const [held, ...others] = data?.proposals ?? [];
    expect(others).toEqual([]);
    expect(held).toMatchObject({ state: 'open', recipient: { name: 'Tomasz Zieliński' } });
    const starts = held?.times.map(({ start }) => start);
    expect(starts).toHaveLength(3);
    const token = new URL(held?.url ?? '').searchParams.get('proposal') ?? '';
    const offer = await api.client.GET('/proposal/offer/{token}', { params: { path: { token } } });
    expect(offer.data?.times).toEqual(starts);
  });

  test('proposes times that are free, and a link that has not been used', async () => {
    const demo = await load();
    const queryOf = (kind: string) => {
      const path = demo?.doors.find((door) => door.kind === kind)?.path ?? '';
      return new URL(path, 'http://kalends.test').searchParams;
    };
    const page = await api.client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
      params: { path: { companySlug: '-', meetingSlug: 'intro', userSlug: 'ada' } },
    });
    if (!page.data || !('meetingType' in page.data)) throw new Error('Ada has no intro call');
    const meetingTypeId = page.data.meetingType.id;
    const [first = '', ...others] = queryOf('proposed-times').get('times')?.split(',') ?? [];
    expect(others).toHaveLength(2);
    const oneTimeLinkId = queryOf('one-time-link').get('oneTimeLinkId') ?? '';
    const attendee = { dataPolicyAccepted: true };
    await book(api.client, { meetingTypeId, start: first, oneTimeLinkId, attendee });
    const start = others[0] ?? '';
    const again = book(api.client, { meetingTypeId, start, oneTimeLinkId, attendee });
    expect(await refusedWith(again)).toContain('link-invalid');
    expect(JSON.stringify(await load())).not.toContain(oneTimeLinkId);
  });

  /** The meeting type of a page, and how it can be met. */
  const meetingOf = async (path: string) => {
    const { id: page, params } = matchRoute(path) ?? { id: undefined, params: undefined };
    const meetingSlug = params?.meeting ?? '';
    const { data } =
      page === 'team-booking'
        ? await api.client.GET('/booking/v2/team/{teamSlug}/{meetingSlug}', {
            params: { path: { teamSlug: params?.slug ?? '', meetingSlug } },
          })
        : await api.client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
            params: { path: { companySlug: '-', meetingSlug, userSlug: params?.user ?? '' } },
          });
    if (!data || !('meetingType' in data)) throw new Error(`${path} is no booking page`);
    const { id, meetingInfo, meetingOptions } = data.meetingType;
    const { allowSelectChannel, allowedChannels } = meetingOptions;
    const channels = allowSelectChannel ? allowedChannels : [meetingInfo.channel];
    return { meetingTypeId: id, channels };
  };

  test('finds times at which all three can meet', async () => {
    const { data } = await api.client.GET('/booking/v2/team/{teamSlug}/{meetingSlug}', {
      params: { path: { teamSlug: 'studio', meetingSlug: 'panel' } },
    });
    if (!data || !('meetingType' in data)) throw new Error('The studio has no panel');
    const starts = await startsOf(api.client, { meetingTypeId: data.meetingType.id, ...week });
    // Afternoon in Berlin, morning in New York, evening in Kolkata.
    expect(starts).toContain(at('13:00', '2030-01-08'));
    expect(starts).toContain(at('16:30', '2030-01-08'));
    expect(starts).not.toContain(at('12:30', '2030-01-08'));
  });

  test('7.7 has times on every channel of every page, and a link for every meeting online', async () => {
    const demo = await load();
    const pages = demo?.owners.flatMap((owner) => owner.pages.map((page) => page.path)) ?? [];
    for (const path of pages) {
      const { meetingTypeId, channels } = await meetingOf(path);
      for (const channel of channels) {
        const starts = await startsOf(api.client, { meetingTypeId, ...week, channel });
        expect(starts.length, `${path} on ${channel}`).toBeGreaterThan(0);
      }
    }
    const { meetingTypeId } = await meetingOf('/ada/flex');
    const start = at('15:00', '2030-01-10');
    const attendee = { dataPolicyAccepted: true };
    const { appointmentId, secret } = await book(api.client, { meetingTypeId, start, attendee });
    const params = { path: { appointmentId }, query: { secret } };
    const { data } = await api.client.GET('/appointment/{appointmentId}', { params });
    expect(data?.meetingLink).toContain(`/connect/${appointmentId}/join?key=`);
  });

  test('lets the hosts of both companies sign in', async () => {
    for (const email of ['ada@demo.test', 'linus@demo.test', 'mia@corner.test']) {
      const { data } = await (await api.signIn(email)).GET('/session');
      expect(data?.email).toBe(email);
    }
  });

  test('9. is lived in: appointments past and to come, a no-show, somebody away, an invitation', async () => {
    const appointments = await api.db.query<{ when: string; status: string; count: number }>({
      text: `select case when starts_at < $1 then 'past' else 'coming' end as "when", status,
          count(*)::int as count
        from appointment group by 1, 2 order by 1, 2`,
      values: [new Date(api.clock.nowMs())],
    });
    expect(appointments.map(({ when, status }) => `${when} ${status}`)).toEqual([
      'coming booked',
      'coming cancelled',
      'coming provisional',
      'past booked',
      'past cancelled',
    ]);
    const [counts] = await api.db.query({
      text: `select (select count(*)::int from attendee where no_show_at is not null) as "noShows",
        (select count(*)::int from out_of_office) as away, (select count(*)::int from workspace) as shelves,
        (select count(*)::int from invitation) as invitations`,
    });
    expect(counts).toEqual({ noShows: 2, away: 1, shelves: 1, invitations: 1 });
  });

  test('has a calendar that its owner has connected, whose events take their time and keep her hours free', async () => {
    const client = await api.signIn('ada@demo.test');
    const { data: listed } = await client.GET('/connections', { params: { query: {} } });
    expect(listed?.connections).toMatchObject([
      { provider: 'feed', isPaused: false, trouble: null, calendars: [{ name: 'Ada at home' }] },
    ]);
    const range = { from: '2030-01-06T23:00:00.000Z', to: '2030-01-13T23:00:00.000Z' };
    const { data } = await client.GET('/calendar', { params: { query: range } });
    const [ada] = data?.hosts ?? [];
    const events = ada?.busy.filter(({ kind }) => kind === 'calendar-event') ?? [];
    expect(events.map(({ title, start }) => [title, start])).toEqual([
      ['Swimming', '2030-01-08T06:00:00.000Z'],
      ['Choir', '2030-01-10T18:30:00.000Z'],
      ['Dinner with Noor', '2030-01-13T17:00:00.000Z'],
    ]);
    const isWithin = (span: { readonly start: string; readonly end: string }) =>
      ada?.hours?.some(({ start, end }) => span.start < end && start < span.end);
    expect(events.filter(isWithin)).toEqual([]);
  });

  test('reads that calendar again without asking anybody', async () => {
    api.clock.advance({ minutes: 20 });
    await api.readCalendars();
    const client = await api.signIn('ada@demo.test');
    const { data } = await client.GET('/connections', { params: { query: {} } });
    expect(data?.connections).toMatchObject([{ trouble: null, closesSince: null }]);
  });

  test('9. keeps most of each day free, and its appointments within their hosts’ hours', async () => {
    const coming = await api.db.query<{ host: string; local: string }>({
      text: `select h.firstname as host, to_char(a.starts_at at time zone h.time_zone, 'HH24:MI') as local
        from appointment a join host h on h.company_id = a.company_id and h.id = a.host_ids[1]
        where a.starts_at > $1 and a.status <> 'cancelled' and exists (select from attendee t
          where t.company_id = a.company_id and t.appointment_id = a.id and t.email like '%@example.org')`,
      values: [new Date(api.clock.nowMs())],
    });
    const edges = new Set(coming.map(({ local }) => local));
    expect([...edges].sort()).toEqual(['09:00', '16:30']);
  });
});
