import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aCompany, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { type FilledSite, openFilledSite, readPageData } from '#tests/support/filled-site.ts';

const hostile: Readonly<Record<string, string>> = {
  'the end of a script': '</script><script>alert(1)</script>',
  'a comment': '<!-- <script> --!> <!--',
  'the end of a title': '</title></noscript></style><svg onload=alert(1)>',
  quotes: `"'\` onerror="alert(1)" '><img src=x>`,
  'ends of lines': 'a\u2028b\u2029c\r\nd\te',
  entities: '&lt;script&gt; &amp;quot; &#0; &nosuch;',
  'a pattern of replacement': "$& $1 $` $' $$",
  'another direction': '\u202Eevil\u2066\u2069\u200F',
  'no letters': '\uFEFF\u0000\uFFFE'.replace('\u0000', ''),
  'as much as may be said': '<"&'.repeat(MAX_TEXT_LENGTH / 3),
  'more than may be said': 'x"'.repeat(MAX_TEXT_LENGTH),
};

/** A page's elements with the names of their attributes, and none of their texts. */
function skeletonOf(page: string): string[] {
  const tags = page.match(/<!?\/?[a-z][^>]*>/gi) ?? [];
  return tags.map((tag) => tag.replaceAll(/="[^"]*"/g, '=""'));
}

describeApi('11. whatever a company says of itself', (api) => {
  let site: FilledSite;
  beforeEach(async () => {
    site = await openFilledSite(api);
  });
  afterEach(() => site.close());

  /** The pages of somebody all of whose texts are one, names as far as they may be so long. */
  const pagesOf = async (said: string) => {
    const name = said.slice(0, MAX_NAME_LENGTH);
    const company = await aCompany(api.db, {
      name,
      imprintLink: `https://acme.test/?${said}`,
      hideKalendsBranding: true,
    });
    const host = await aHost(api.db, { firstname: name, lastname: name, title: name }, company);
    const team = await aTeam(api.db, host, [host]);
    await api.db.query({
      text: 'update team set name = $2 where id = $1',
      values: [team.teamId, name],
    });
    const texts = { name, description: said, locations: [name], customChannelName: name };
    const payment = { ...plainSettings.payment, enable: true, price: 5, suffix: name };
    const types = {
      own: await aMeetingType(api.db, host, { ...texts, channel: 'local', settings: { payment } }),
      custom: await aMeetingType(api.db, host, { ...texts, channel: 'custom' }),
      team: await aMeetingType(api.db, host, {
        ...texts,
        ...{ ownerHostId: null, teamId: team.teamId },
      }),
    };
    const paths = [
      `/${host.hostSlug}`,
      `/${host.hostSlug}/${types.own.meetingTypeSlug}`,
      `/${host.hostSlug}/${types.custom.meetingTypeSlug}`,
      `/team/${team.teamSlug}`,
      `/team/${team.teamSlug}/${types.team.meetingTypeSlug}`,
    ];
    return Promise.all(paths.map((path) => site.load(path)));
  };

  test.each(Object.entries(hostile))(
    'stays in its place, with what else is on the page: %s',
    async (_, said) => {
      const plain = await pagesOf('Acme');
      const pages = await pagesOf(said);
      const name = said.slice(0, MAX_NAME_LENGTH);
      for (const [index, page] of pages.entries()) {
        expect(skeletonOf(page)).toEqual(skeletonOf(plain[index] ?? ''));
        const blocks = [
          ...page.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs),
        ];
        expect(blocks).toHaveLength(2);
        for (const [, json = ''] of blocks) {
          expect(json).not.toMatch(/[<\u2028\u2029]/);
          expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(name).slice(1, -1));
        }
        expect(readPageData(page)?.reply.bookingInfo.company.name).toBe(name);
        // In tabs, results and previews it stands beside words that are not its own.
        const heads = [...page.matchAll(/<title>[^<]*|<meta [^>]*content="[^"]*"/g)].join('');
        expect(heads).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
        expect(page.length).toBeLessThan(150_000);
      }
    },
  );

  test('leads nowhere but to the web', async () => {
    const company = await aCompany(api.db, { imprintLink: 'javascript:alert(1)' });
    const host = await aHost(api.db, {}, company);
    await aMeetingType(api.db, host);
    const page = await site.load(`/${host.hostSlug}`);
    expect(page.replace(/<script.*?<\/script>/gs, '')).not.toContain('javascript:');
  });

  test('a page repeats nothing of what it is asked with', async () => {
    const host = await aHost(api.db);
    const { meetingTypeSlug } = await aMeetingType(api.db, host);
    const mark = 'mirrormirror';
    const names = ['lang', 'email', 'proposal', 'times', 'oneTimeLinkId', 'duration', mark];
    const headers = {
      'accept-language': mark,
      cookie: `a=${mark}`,
      'x-forwarded-host': mark,
      host: mark,
      referer: `https://${mark}.test`,
    };
    for (const path of ['', `/${meetingTypeSlug}`]) {
      for (const name of names) {
        const page = await site.load(`/${host.hostSlug}${path}?${name}=${mark}`, headers);
        expect(page, name).not.toContain(mark);
      }
    }
  });
});
