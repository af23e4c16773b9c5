import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openRateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { MAX_INVITED } from '#shared/domain/constants.ts';
import { refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi.both('several are invited at once', (api) => {
  let ada: AHost;
  let owner: ApiClient;
  let own: string;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    owner = await signInAs(api, ada);
    own = randomUUID().slice(0, 8);
  });
  /** Addresses of this test alone: `b → b-3f2a…@visitor.test`. */
  const of = (...names: string[]) => names.map((name) => `${name}-${own}@visitor.test`);
  const invite = (
    emails: string[],
    as: { role?: 'admin' | 'member'; teamIds?: string[] } = {},
    by = owner,
  ) => by.POST('/company/invite/several', { body: { emails, role: 'member' as const, ...as } });
  const invitedNow = async () =>
    (await owner.GET('/company/invited-users')).data?.invitations.map(({ email }) => email).sort();

  test('each gets one mail, the role and the teams that were said for all', async () => {
    const studio = await aTeam(api.db, ada, [ada]);
    const [nora = '', otto = ''] = of('nora', 'otto');
    const asked = [otto, nora.toUpperCase(), otto];
    const { data } = await invite(asked, { role: 'admin', teamIds: [studio.teamId] });
    const teams = [{ id: studio.teamId, name: studio.name }];
    expect(data?.invitations).toMatchObject([
      { email: nora, role: 'admin', teams, link: null },
      { email: otto, role: 'admin', teams, link: null },
    ]);
    expect(api.mailbox.to(nora)).toEqual([]);
    await api.runJobs();
    for (const email of [nora, otto]) {
      expect(api.mailbox.only(email).text).toContain('/confirm-invite?token=');
    }
  });

  test('where one is a member or invited nobody is, and it is said of whom', async () => {
    const colleague = await aHost(api.db, { role: 'member' }, ada);
    const [nora = '', otto = '', vera = ''] = of('nora', 'otto', 'vera');
    await invite([otto]);
    await api.runJobs();
    api.mailbox.empty();
    const refusal = await refusalOf(invite([nora, colleague.email.toUpperCase(), vera, otto]));
    expect(refusal).toMatchObject({ status: 409, code: 'already-member' });
    expect(refusal.body.fields).toMatchObject([
      { path: 'emails.1', code: 'already-member' },
      { path: 'emails.3', code: 'already-invited' },
    ]);
    expect(await refusedWith(invite([vera, otto]))).toContain('409 already-invited');
    expect(await invitedNow()).toEqual([otto]);
    await api.runJobs();
    expect(api.mailbox.to(nora)).toEqual([]);
  });

  test('an invitation that has expired is renewed; another company’s hinders nobody', async () => {
    const emails = of('nora');
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    await invite(emails, {}, stranger);
    await invite(emails);
    expect(await refusedWith(invite(emails))).toContain('409 already-invited');
    api.clock.advance({ days: 8 });
    const { data } = await invite(emails, { role: 'admin' });
    expect(data?.invitations).toMatchObject([{ role: 'admin', isExpired: false }]);
    expect(await invitedNow()).toEqual(emails);
  });

  test('it is for owner and admins, for at least one address and at most fifty that are good', async () => {
    const member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
    expect(await refusedWith(invite(of('nora'), {}, member))).toBe('403 forbidden');
    const many = Array.from({ length: MAX_INVITED + 1 }, (_, index) => `n${index}`);
    for (const emails of [[], [...of('nora'), 'not one'], of(...many)]) {
      expect(await refusedWith(invite(emails))).toBe('400 validation-failed');
    }
    expect(await invitedNow()).toEqual([]);
    expect((await invite(of(...many.slice(1)))).data?.invitations).toHaveLength(MAX_INVITED);
  });

  test('all of them are counted, and where one is too many none is counted nor invited', async () => {
    const counters = await openRateLimits(api.db);
    const client = api.limitedClient(counters, '198.51.100.77');
    const [nora = '', otto = ''] = of('nora', 'otto');
    const ask = (emails: string[]) => refusedWith(invite(emails, {}, client));
    for (let time = 0; time < 5; time += 1) expect(await ask([otto])).toBe('401 unauthorized');
    for (let time = 0; time < 6; time += 1) {
      expect(await ask([nora, otto])).toBe('429 rate-limited');
    }
    expect(await ask([nora])).toBe('401 unauthorized');
  });
});
