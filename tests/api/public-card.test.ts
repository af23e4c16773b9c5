import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { CardChange } from '#shared/api/personal-page.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

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
    expect((await open()).card?.color).toBe('#3B82F6');
    await api.db.query({
      text: 'update company set personalized_branding = true where id = $1',
      values: [ada.companyId],
    });
    expect((await open()).card?.color).toBe('#aa0000');
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
});
