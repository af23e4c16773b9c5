import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { busyTime, oneTimeLink } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { answerFromKnown } from '#shared/domain/availability/known-times.ts';
import { PAGE_DATA_ID, type PageData } from '#shared/page-data.ts';
import { offsetIn, toOffsetTable } from '#shared/time/offset-table.ts';
import { NOW, ORIGIN } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at, availabilityOf } from '#tests/support/api-slots.ts';
import { countStatements } from '#tests/support/api-statements.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  type AMeetingType,
  type ATeam,
  aCompany,
  aHost,
  aMeetingType,
  aTeam,
} from '#tests/support/builders.ts';
import { type FilledSite, openFilledSite, readPageData } from '#tests/support/filled-site.ts';
import { everyDay } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('11. a filled page', (api) => {
  let host: AHost;
  let site: FilledSite;
  beforeEach(async () => {
    host = await aHost(api.db);
    site = await openFilledSite(api);
  });
  afterEach(() => site.close());
  const dataOf = async (path: string) => readPageData(await site.load(path));
  const toIso = (minute: number) => new Date(minute * 60_000).toISOString();

  describe('carries', () => {
    test('what the API answers of a meeting and its times, in any zone', async () => {
      const { meetingTypeId, meetingTypeSlug } = await aMeetingType(api.db, host);
      const data = await dataOf(`/${host.hostSlug}/${meetingTypeSlug}`);
      const { data: reply } = await api.client.GET(
        '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
        {
          params: {
            path: { companySlug: '-', meetingSlug: meetingTypeSlug, userSlug: host.hostSlug },
          },
        },
      );
      expect(data?.reply).toEqual(reply);
      const known = data?.times;
      if (!known) throw new Error('No times');
      const whole = { startMinute: known.fromMinute - 1440, endMinute: known.untilMinute };
      const part = { startMinute: known.fromMinute + 1111, endMinute: known.fromMinute + 9999 };
      for (const timezone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati'])
        for (const range of [whole, part]) {
          const { data: asked } = await api.client.GET('/booking-availability', {
            params: {
              query: {
                meetingTypeId,
                timezone,
                start: toIso(range.startMinute),
                end: toIso(range.endMinute),
                meetingDuration: known.durationMinutes,
              },
            },
          });
          const table = toOffsetTable(timezone, whole.startMinute, whole.endMinute);
          expect(answerFromKnown(known, range, (minute) => offsetIn(table, minute))).toEqual(asked);
          expect(asked?.dates.length).toBeGreaterThan(3);
        }
    });

    test('what the API answers of a page that lists several', async () => {
      await aMeetingType(api.db, host);
      const data = await dataOf(`/${host.hostSlug}`);
      const { data: reply } = await api.client.GET(
        '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
        { params: { path: { companySlug: '-', meetingSlug: '-', userSlug: host.hostSlug } } },
      );
      expect(data).toEqual({ reply });
    });

    test('nothing for somebody who may be signed in: they ask for what only they see', async () => {
      await aMeetingType(api.db, host);
      const cookie = 'a=b; kalends.session_token=x';
      const page = await site.load(`/${host.hostSlug}`, { cookie });
      expect(readPageData(page)).toBeUndefined();
      expect(page).toContain('rel="canonical"');
    });
  });

  describe('carries what its own address asks', () => {
    const replyOf = async (path: string) => (await api.fetch(`/api/booking${path}`)).json();
    let team: ATeam;
    let other: AHost;
    let offered: AMeetingType;
    beforeEach(async () => {
      other = await aHost(api.db, { weekly: everyDay('20:00-21:00') }, host);
      team = await aTeam(api.db, host, [host, other]);
      offered = await aMeetingType(api.db, [host, other], {
        ownerHostId: null,
        teamId: team.teamId,
        calculationMethod: 'anyone',
        allowedDurations: [60, 30],
      });
    });

    test('of a team', async () => {
      const data = await dataOf(`/team/${team.teamSlug}`);
      expect(data).toEqual({ reply: await replyOf(`/team/${team.teamSlug}`) });
    });

    test('of a meeting of a team, and of one of its hosts', async () => {
      const path = `/team/${team.teamSlug}/${offered.meetingTypeSlug}`;
      const reply = await replyOf(`/v2${path}`);
      const whole = await dataOf(path);
      const own = await dataOf(`${path}/${other.hostSlug}`);
      expect([whole?.reply, own?.reply]).toEqual([reply, reply]);
      expect(own?.times).toMatchObject({ hostId: other.hostId, durationMinutes: 30 });
      const first = (data: PageData | undefined) => toIso(data?.times?.firstMinute ?? 0);
      expect([first(whole), first(own)]).toEqual([at('09:00'), at('20:00')]);
    });

    test('of a meeting by its id, or by a name that it has alone', async () => {
      const reply = await replyOf(`/meeting/${offered.meetingTypeId}`);
      for (const name of [offered.meetingTypeId, offered.meetingTypeSlug]) {
        const data = await dataOf(`/meeting/${name}`);
        expect(data?.reply).toEqual(reply);
        expect(data?.times?.starts.length).toBeGreaterThan(10);
      }
    });

    test('of a one-time link, for its host alone', async () => {
      const id = randomUUID();
      const { companyId } = host;
      const { meetingTypeId, meetingTypeSlug } = offered;
      await api.db.orm
        .insert(oneTimeLink)
        .values({ companyId, id, meetingTypeId, hostId: other.hostId });
      const data = await dataOf(`/team/${team.teamSlug}/${meetingTypeSlug}?oneTimeLinkId=${id}`);
      expect(data?.reply).toEqual(await replyOf(`/one-time-link/${id}`));
      expect(data?.times?.hostId).toBe(other.hostId);
    });

    test('of proposed times, which are asked about by themselves', async () => {
      const path = `/team/${team.teamSlug}/${offered.meetingTypeSlug}`;
      expect(await dataOf(`${path}?proposal=some`)).toEqual({ reply: await replyOf(`/v2${path}`) });
    });
  });

  test.each(['/nobody', '/nobody/nothing', '/team/nobody', '/a%00b', '/a%00b/c'])(
    'is a 404 with its shell where nobody is: %s',
    async (path) => {
      const reply = await site.fetch(path);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('<title>Shell</title>');
    },
  );

  describe('says in its head', () => {
    const headOf = async (path: string, headers?: Record<string, string>) =>
      (await site.load(path, headers)).split('</head>')[0] ?? '';

    test('who, what and where it is, in the language that was asked', async () => {
      const { meetingTypeSlug } = await aMeetingType(api.db, host, {
        name: 'First talk',
        allowedDurations: [15, 30],
      });
      const path = `/${host.hostSlug}/${meetingTypeSlug}`;
      const head = await headOf(path);
      expect(head).toContain('<html lang="en">');
      expect(head).toContain(`<title>First talk · ${host.name} · Kalends</title>`);
      expect(head).toContain(`content="First talk with ${host.name}: 15 minutes, 30 minutes`);
      expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
      expect(head).toContain(
        `<link rel="alternate" hreflang="sv" href="${ORIGIN}${path}?lang=se">`,
      );
      expect(head).toContain(`<meta property="og:url" content="${ORIGIN}${path}">`);
      expect(head).not.toContain('noindex');
      const german = await headOf(path, { 'accept-language': 'ja, de-AT;q=0.9, en;q=0.1' });
      expect(german).toContain('<html lang="de">');
      expect(german).toContain('15 Minuten, 30 Minuten');
      const asked = await headOf(`${path}?lang=pl`, { 'accept-language': 'de' });
      expect(asked).toContain('<html lang="pl">');
      expect(asked).toContain(`<link rel="canonical" href="${ORIGIN}${path}?lang=pl">`);
    });

    test('only the languages that its owner lets it speak', async () => {
      const { meetingTypeSlug } = await aMeetingType(api.db, host, {
        settings: { languageSetting: { enable: true, default: 'de', allowed: ['de', 'fr'] } },
      });
      const head = await headOf(`/${host.hostSlug}/${meetingTypeSlug}`, {
        'accept-language': 'en',
      });
      expect(head).toContain('<html lang="de">');
      expect([...head.matchAll(/hreflang="(\S+)"/g)].map(([, tag]) => tag)).toEqual([
        'x-default',
        'de',
        'fr',
      ]);
    });

    test('that it is not to be found: unlisted, a link for one, a proposal, what is closed', async () => {
      const listed = await aMeetingType(api.db, host);
      const unlisted = await aMeetingType(api.db, host, { listed: false });
      const link = {
        id: randomUUID(),
        companyId: host.companyId,
        usedAt: new Date(api.clock.nowMs()),
      };
      const { meetingTypeId } = listed;
      await api.db.orm.insert(oneTimeLink).values({ ...link, meetingTypeId });
      const closed = await aMeetingType(api.db, host, { publishFrom: new Date(at('12:00')) });
      const of = (slug: string) => `/${host.hostSlug}/${slug}`;
      for (const path of [
        of(unlisted.meetingTypeSlug),
        of(closed.meetingTypeSlug),
        `${of(listed.meetingTypeSlug)}?proposal=nothing`,
        `${of(listed.meetingTypeSlug)}?oneTimeLinkId=${link.id}`,
      ]) {
        expect((await site.fetch(path)).status).toBe(200);
        const head = await headOf(path);
        expect(head, path).toContain('<meta name="robots" content="noindex">');
        expect(head, path).not.toContain('canonical');
      }
      expect(await headOf(of(closed.meetingTypeSlug))).not.toContain(PAGE_DATA_ID);
    });

    test('19.18 what it is called, and that it is closed', async () => {
      const at12 = new Date(at('12:00'));
      const soon = await aMeetingType(api.db, host, { name: 'Soon', publishFrom: at12 });
      const gone = await aMeetingType(api.db, host, { name: 'Gone', archivedAt: at12 });
      const titleOf = async (path: string, headers?: Record<string, string>) =>
        /<title>([^<]*)</.exec(await headOf(path, headers))?.[1];
      const of = (slug: string) => `/${host.hostSlug}/${slug}`;
      expect(await titleOf(of(soon.meetingTypeSlug))).toBe('“Soon” opens soon · Kalends');
      expect(await titleOf(of(gone.meetingTypeSlug), { 'accept-language': 'de' })).toBe(
        '„Gone“ wird nicht mehr angeboten · Kalends',
      );
      const other = await aHost(api.db, {}, host);
      for (const owner of [host, other]) {
        await aMeetingType(api.db, owner, { slug: 'shared', ownerHostId: owner.hostId });
      }
      const several = await site.fetch('/meeting/shared');
      expect(several.status).toBe(200);
      expect(await several.text()).toContain(
        '<title>Whom would you like to meet? · Kalends</title>',
      );
    });

    test('19.18 nothing of the product where its company hides that', async () => {
      const hiding = { hideKalendsBranding: true, personalizedBranding: true };
      const own = await aHost(api.db, {}, await aCompany(api.db, hiding));
      // The place has a name of its own, which a description of one's own leaves out.
      const wish = { name: 'First talk', description: 'We see whether it fits.' };
      const { meetingTypeSlug } = await aMeetingType(api.db, own, wish);
      for (const path of [`/${own.hostSlug}/${meetingTypeSlug}`, `/${own.hostSlug}`]) {
        const [said = ''] = (await headOf(path)).split(PAGE_DATA_ID);
        expect(said).toContain('og:image:alt');
        expect(said).not.toContain('Kalends');
      }
      const mayNot = { ...hiding, personalizedBranding: false };
      const other = await aHost(api.db, {}, await aCompany(api.db, mayNot));
      expect(await headOf(`/${other.hostSlug}`)).toContain(' · Kalends</title>');
    });

    test('19.18 in Open Graph’s words its languages, with their countries, and the one asked for', async () => {
      const { meetingTypeSlug } = await aMeetingType(api.db, host, {
        settings: { languageSetting: { enable: true, default: 'en', allowed: ['en', 'no', 'se'] } },
      });
      const path = `/${host.hostSlug}/${meetingTypeSlug}`;
      const localesIn = (head: string) =>
        [...head.matchAll(/og:locale(?:[:a-z]*)" content="(\w+)"/g)].map(([, locale]) => locale);
      const head = await headOf(path);
      expect(localesIn(head)).toEqual(['en_US', 'nb_NO', 'sv_SE']);
      const asked = await headOf(`${path}?lang=se`);
      expect(localesIn(asked)).toEqual(['sv_SE', 'en_US', 'nb_NO']);
      expect(asked).toContain(`<meta property="og:url" content="${ORIGIN}${path}?lang=se">`);
    });

    test('19.18 of the start page, what its link is shown as', async () => {
      const head = await headOf('/');
      expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/">`);
      expect(head).toContain(
        '<meta property="og:title" content="Kalends: pick a time, it’s yours">',
      );
      expect(head).toContain('hreflang="pl"');
      expect(head).toContain('<title>Shell</title>');
      const picture = /property="og:image" content="([^"]*)"/.exec(head)?.[1] ?? '';
      expect((await api.fetch(picture)).headers.get('content-type')).toBe('image/png');
      const german = await headOf('/?lang=de');
      expect(german).toContain('<meta property="og:locale" content="de_DE">');
      expect(german).toContain(`<link rel="canonical" href="${ORIGIN}/?lang=de">`);
    });

    test('what schema.org knows', async () => {
      await aMeetingType(api.db, host, { name: 'Paid </script> talk' });
      const head = await headOf(`/${host.hostSlug}`);
      const [, json = ''] =
        /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head) ?? [];
      expect(JSON.parse(json)).toMatchObject({
        '@type': 'Person',
        name: host.name,
        makesOffer: [{ itemOffered: { name: 'Paid </script> talk' } }],
      });
    });

    test('whatever somebody is called, and nothing of it leaves its place', async () => {
      const name = `"><script>alert(1)</script>' & </title>\u2028 $& \u202e`;
      const { meetingTypeSlug } = await aMeetingType(api.db, host, { name, description: name });
      const page = await site.load(`/${host.hostSlug}/${meetingTypeSlug}`);
      expect(page).not.toContain('<script>');
      expect(page.match(/<script/g)?.length).toBe(2);
      expect(page.match(/<\/title>/g)?.length).toBe(1);
      expect(readPageData(page)?.reply).toMatchObject({
        meetingType: { meetingInfo: { name, description: name } },
      });
    });
  });

  describe('says to those without scripts', () => {
    const textOf = async (path: string, headers?: Record<string, string>) => {
      const body = (await site.load(path, headers)).split('<body>')[1] ?? '';
      return body.replace(/<[^>]*>/g, '\n').replace(/\n+/g, '\n');
    };

    test('who, what, how long, where, and the next times of the host', async () => {
      const { meetingTypeSlug } = await aMeetingType(api.db, host, {
        name: 'First talk',
        description: 'All about it.',
        allowedDurations: [15, 30],
      });
      const path = `/${host.hostSlug}/${meetingTypeSlug}`;
      const text = await textOf(path);
      for (const said of ['First talk', 'All about it.', host.name, '15 minutes, 30 minutes']) {
        expect(text).toContain(`\n${said}\n`);
      }
      expect(text).toContain('Times in UTC (GMT)');
      expect(text).toContain('Monday, January 7\n09:00, 09:15');
      expect(await textOf(path, { 'accept-language': 'de' })).toContain(
        'Montag, 7. Januar\n09:00, 09:15',
      );
      expect(await site.load(path)).toContain(`href="/${host.hostSlug}"`);
    });

    test('what a host offers', async () => {
      const { meetingTypeSlug } = await aMeetingType(api.db, host, { name: 'First talk' });
      expect(await textOf(`/${host.hostSlug}`)).toContain('Meetings\nFirst talk\n30 minutes');
      expect(await site.load(`/${host.hostSlug}`)).toContain(
        `href="/${host.hostSlug}/${meetingTypeSlug}"`,
      );
    });
  });

  describe('has a picture for its link', () => {
    const addressOf = async (path: string) =>
      /property="og:image" content="([^"]*)"/
        .exec(await site.load(path))?.[1]
        ?.replaceAll('&amp;', '&') ?? '';

    test('of the size that is said, under an address that changes with it', async () => {
      const { meetingTypeId, meetingTypeSlug } = await aMeetingType(api.db, host);
      const path = `/${host.hostSlug}/${meetingTypeSlug}`;
      const address = await addressOf(path);
      const reply = await api.fetch(address);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      const headers = { 'if-none-match': reply.headers.get('etag') ?? '' };
      expect((await api.fetch(address, { headers })).status).toBe(304);
      expect(await addressOf(path)).toBe(address);
      await book(api.client, { meetingTypeId, start: at('09:00') });
      const later = await addressOf(path);
      expect(later).not.toBe(address);
      expect((await api.fetch(later, { headers })).status).toBe(200);
    });

    test('of a host has what their card says they are, and its colour', async () => {
      const asHost = await signInAs(api, host);
      const path = `/${host.hostSlug}`;
      const topOf = async (address: string) => {
        const reply = await api.fetch(address);
        const png = sharp(Buffer.from(await reply.arrayBuffer())).removeAlpha();
        const bar = png.extract({ left: 600, top: 4, width: 1, height: 1 });
        const [red = 0, green = 0, blue = 0] = await bar.raw().toBuffer();
        return { red, green, blue };
      };
      const address = await addressOf(path);
      const ofCompany = await topOf(address);
      expect(ofCompany.blue).toBeGreaterThan(ofCompany.red);
      await asHost.PATCH('/user2/attributes', { body: { title: '<b>Countess & Engineer</b>' } });
      const titled = await addressOf(path);
      expect(titled).not.toBe(address);
      await api.db.query({
        text: 'update company set personalized_branding = true where id = $1',
        values: [host.companyId],
      });
      const body = { primaryColor: '#aa0000', useCustomColors: true };
      await asHost.PATCH('/personal-page/me', { body });
      const coloured = await addressOf(path);
      expect(coloured).not.toBe(titled);
      const ofCard = await topOf(coloured);
      expect(ofCard.red).toBeGreaterThan(ofCard.blue + 80);
    });

    test('also with a name that no font knows', async () => {
      const { meetingTypeSlug } = await aMeetingType(api.db, host, {
        name: `日本語 💥 <svg> & \u0001 ${'x'.repeat(150)}`,
      });
      for (const path of [`/${host.hostSlug}/${meetingTypeSlug}`, `/${host.hostSlug}`]) {
        expect((await api.fetch(await addressOf(path))).status).toBe(200);
      }
    });

    test('also while many are asked for', async () => {
      const types = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          aMeetingType(api.db, host, { name: `Talk ${index}` }),
        ),
      );
      const addresses = await Promise.all(
        types.map(({ meetingTypeSlug }) => addressOf(`/${host.hostSlug}/${meetingTypeSlug}`)),
      );
      const replies = await Promise.all(addresses.map((address) => api.fetch(address)));
      for (const reply of replies) {
        const bytes = Buffer.from(await reply.arrayBuffer());
        expect([reply.status, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
          200, 1200, 630,
        ]);
      }
      const kept = replies.map(({ headers }) => headers.get('cache-control'));
      expect(new Set(kept)).toEqual(new Set(['public, max-age=300', 'no-cache']));
    });

    test.each(['host/nobody', 'host/nobody/nothing', 'team/nobody', 'host/a%00b', 'else/x'])(
      'and none of nobody: %s',
      async (path) => {
        expect((await api.fetch(`/api/link-preview/${path}`)).status).toBe(404);
      },
    );
  });

  describe('costs', () => {
    let counting: FilledSite;
    let counted: { readonly statements: number };
    let client: ApiClient;
    let offered: AMeetingType;
    beforeEach(async () => {
      const { db, counted: count } = countStatements(api.db);
      counted = count;
      counting = await openFilledSite({ ...api, db });
      client = api.clientWith({ db });
      offered = await aMeetingType(api.db, host);
    });
    afterEach(() => counting.close());
    const loads = {
      'a page': () => counting.load(`/${host.hostSlug}/${offered.meetingTypeSlug}`),
      'its times': () => availabilityOf(client, offered),
    };
    const costOf = async (load: () => Promise<unknown>) => {
      const before = counted.statements;
      const loaded = await load();
      return { loaded, statements: counted.statements - before };
    };

    test.each(Object.entries(loads))(
      'one statement, and once more when its company has changed: %s',
      async (_, load) => {
        const first = await costOf(load);
        expect(first.statements).toBe(1);
        expect(await costOf(load)).toEqual(first);
        await aHost(api.db);
        expect(await costOf(load)).toEqual(first);
        await aHost(api.db, {}, host);
        expect(await costOf(load)).toEqual({ ...first, statements: 2 });
        expect(await costOf(load)).toEqual(first);
      },
    );

    test.each(Object.entries(loads))(
      'one statement too where the next time lies far ahead: %s',
      async (_, load) => {
        const isAwayForDays = (days: number) =>
          api.db.orm.insert(busyTime).values({
            ...{ companyId: host.companyId, hostId: host.hostId, id: randomUUID() },
            ...{ kind: 'calendar-event', startsAt: new Date(NOW) },
            endsAt: new Date(Date.parse(NOW) + days * 86_400_000),
          });
        await isAwayForDays(50);
        const first = await costOf(load);
        expect(first.statements).toBeGreaterThan(1);
        expect(await costOf(load)).toEqual({ ...first, statements: 1 });
        await isAwayForDays(55);
        const later = await costOf(load);
        expect(later.statements).toBeGreaterThan(1);
        expect(later.loaded).not.toEqual(first.loaded);
      },
    );
  });
});
