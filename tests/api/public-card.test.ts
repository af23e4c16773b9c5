import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { CardChange } from '#shared/api/personal-page.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';
import { aPhoto } from '#tests/support/sample-pictures.ts';

describeApi('Spec B §2.5 a card as visitors see it', (api) => {
  let ada: AHost;
  let asAda: ApiClient;
  let userSlug: string;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    asAda = await signInAs(api, ada);
    userSlug = (await asAda.GET('/personal-page/me')).data?.user.slug ?? '';
  });

  const put = (body: CardChange) => asAda.PATCH('/personal-page/me', { body });
  const open = async () => {
    const path = { companySlug: '-', meetingSlug: '-', userSlug };
    const { data } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      { params: { path } },
    );
    if (!data || !('card' in data)) throw new Error('No card');
    return data;
  };
  const names = async () => (await open()).meetingTypes.map(({ name }) => name);

  test('says what its owner has put there, and nothing of their account', async () => {
    expect((await open()).card).toMatchObject({
      ...{ userId: ada.hostId, firstname: 'Ada', description: null, color: '#3B82F6' },
      ...{ picture: null, headerImage: null },
      onlineProfiles: { email: null, phone: null, linkedIn: null, customLinks: [] },
    });
    await put({ description: 'Engines', onlineProfiles: { xing: 'xing.test/ada' } });
    const page = await open();
    expect(page.card).toMatchObject({
      description: 'Engines',
      onlineProfiles: { email: null, xing: 'https://xing.test/ada' },
    });
    expect(JSON.stringify(page)).not.toContain(ada.email);
  });

  test('has its colour only with the feature', async () => {
    await put({ primaryColor: '#aa0000', useCustomColors: true });
    expect((await open()).card?.color).toBe('#aa0000');
    await api.db.query({
      text: 'update company set personalized_branding = false where id = $1',
      values: [ada.companyId],
    });
    expect((await open()).card?.color).toBe('#3B82F6');
  });

  test('lists those that are chosen or all that there are, in their order, each where it is booked', async () => {
    const own = await aMeetingType(api.db, ada, { name: 'Own' });
    const hidden = await aMeetingType(api.db, ada, { name: 'Hidden' });
    const { teamId } = await aTeam(api.db, ada);
    const ofTeam = await aMeetingType(api.db, ada, { name: 'Team', ownerHostId: null, teamId });
    const toggle = ({ meetingTypeId }: { meetingTypeId: string }) =>
      asAda.POST('/meeting-type/personal/{meetingTypeId}', {
        params: { path: { meetingTypeId }, query: {} },
      });
    await toggle(hidden);
    expect(await names()).toEqual(['Own']);
    await toggle(ofTeam);
    expect(await names()).toEqual(['Own', 'Team']);
    await put({ showAllMeetingTypes: true, meetingTypeOrder: [ofTeam.meetingTypeId] });
    expect(await names()).toEqual(['Team', 'Hidden', 'Own']);
    const [team, , first] = (await open()).meetingTypes;
    expect(team?.path).toBe(`/meeting/${ofTeam.meetingTypeId}`);
    expect(first?.path).toBe(`/${userSlug}/${own.meetingTypeSlug}`);
    expect((await api.fetch(`/api/booking${team?.path}`)).status).toBe(200);
  });

  describe('as a contact', () => {
    const ask = (headers = {}) => api.fetch(`/api/card/${userSlug}/contact.vcf`, { headers });
    const revision = (text: string) => /^REV:(.*)\r$/m.exec(text)?.[1];

    test('is a file that phones open', async () => {
      await put({ onlineProfiles: { email: 'ada@card.test', linkedIn: 'l.test/in/ada' } });
      const reply = await ask();
      expect(reply.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
      expect(reply.headers.get('content-disposition')).toMatch(
        /^attachment; filename="Ada-.*\.vcf"$/,
      );
      const text = await reply.text();
      const card = new ICAL.Component(ICAL.parse(text));
      expect(card.getFirstPropertyValue('email')).toBe('ada@card.test');
      expect(card.getFirstPropertyValue('uid')).toBe(`urn:uuid:${ada.hostId}`);
      expect(card.getFirstPropertyValue('source')).toMatch(
        new RegExp(`/api/card/${userSlug}/contact.vcf$`),
      );
      expect(text).not.toContain(ada.email);
    });

    test('is told to be the same until something changes, and is the current one then', async () => {
      const first = await ask();
      const tag = first.headers.get('etag') ?? '';
      const before = await first.text();
      expect((await ask({ 'if-none-match': tag })).status).toBe(304);
      await put({ description: null, onlineProfiles: { phone: null } });
      expect((await ask({ 'if-none-match': tag })).status).toBe(304);
      await asAda.PATCH('/user2', { body: { title: 'Countess' } });
      const after = await (await ask({ 'if-none-match': tag })).text();
      expect(after).toContain('\r\nTITLE:Countess\r\n');
      expect(revision(after)?.localeCompare(revision(before) ?? '')).toBe(1);
    });

    test('leads to the company’s website, where it names one', async () => {
      const text = async () => (await ask()).text();
      expect(await text()).not.toContain('https://engine.test/');
      await asAda.PATCH('/company/contact', { body: { website: 'https://engine.test/' } });
      expect(await text()).toContain('https://engine.test/');
      await asAda.PATCH('/company/contact', { body: { website: null } });
      expect(await text()).not.toContain('https://engine.test/');
    });

    test('has the picture in it, as it is shown on the page', async () => {
      const before = await (await ask()).text();
      expect(before).not.toContain('PHOTO');
      const png = await aPhoto(300, 300).png().toBuffer();
      const picture = new Blob([new Uint8Array(png)]);
      const { data } = await asAda.PATCH('/user2/picture', { body: { picture } });
      const shown = await (await api.fetch(data?.picture ?? '')).arrayBuffer();
      const text = await (await ask()).text();
      const photo = new ICAL.Component(ICAL.parse(text)).getFirstProperty('photo');
      expect(photo?.getFirstParameter('type')).toBe('PNG');
      expect(String(photo?.getFirstValue())).toBe(Buffer.from(shown).toString('base64'));
      expect(revision(text)?.localeCompare(revision(before) ?? '')).toBe(1);
    });

    test('is found by what its page was called before, and not at all where nobody has it', async () => {
      const slug = `${userSlug}-new`.slice(0, 40);
      await asAda.PATCH('/user2', { body: { slug } });
      expect(await (await ask()).text()).toContain(`/${slug}`);
      expect((await api.fetch('/api/card/nobody-at-all/contact.vcf')).status).toBe(404);
    });
  });
});
