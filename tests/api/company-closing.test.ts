import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { isOpenWhileClosing } from '#server/platform/rights/authorise.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isRight } from '#shared/domain/roles/rights.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { closeCompany } from '#tests/support/api-closing.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
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
    await closeCompany(owner);
    await owner.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: {},
    });
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

  test('is booked by nobody', async () => {
    const booked = await book(api.client, { ...talk, start: at('09:00') });
    await closeCompany(owner);
    const again = book(api.client, { ...talk, start: at('10:00') });
    expect(await refusedWith(again)).toBe('404 meeting-type-disabled');
    const moved = changesOn(api).reschedule(booked, at('12:00'));
    expect(await refusedWith(moved)).toBe('404 meeting-type-disabled');
    await changesOn(api).cancel(booked);
  });
});
