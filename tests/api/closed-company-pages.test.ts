import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneTimeLink, shortLink } from '#server/platform/db/schema/schema.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { aRoutingForm, aTeam } from '#tests/support/a-routing-form.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { aBookingRequest, book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { closeCompany } from '#tests/support/api-closing.ts';
import { byCard } from '#tests/support/api-payments.ts';
import { propose, tokenOf } from '#tests/support/api-proposals.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aDefinition } from '#tests/support/builders/sample-definition.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { type FilledSite, openFilledSite } from '#tests/support/filled-site.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi.both('20.13 a closed company is not there for visitors any more:', (api) => {
  let ada: AHost;
  let owner: ApiClient;
  let talk: AMeetingType;
  let site: FilledSite;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    owner = await signInAs(api, ada);
    talk = await aMeetingType(api.db, ada);
    site = await openFilledSite(api);
  });
  afterEach(() => site.close());

  test('its pages, also those that were seen before', async () => {
    const { teamSlug, teamId } = await aTeam(api.db, ada);
    const ofTeam = await aMeetingType(api.db, ada, { ownerHostId: null, teamId });
    const paths = [
      ...[`/${ada.hostSlug}`, `/${ada.hostSlug}/${talk.meetingTypeSlug}`, `/team/${teamSlug}`],
      ...[`/team/${teamSlug}/${ofTeam.meetingTypeSlug}`, `/meeting/${talk.meetingTypeSlug}`],
      `/meeting/${talk.meetingTypeId}`,
    ];
    const statuses = () => Promise.all(paths.map(async (path) => (await site.fetch(path)).status));
    expect(await statuses()).toEqual(paths.map(() => 200));
    await closeCompany(owner);
    expect(await statuses()).toEqual(paths.map(() => 404));
    for (const path of paths) {
      const { data } = await api.client.GET('/booking/closed-page', {
        params: { query: { path } },
      });
      expect(data).toMatchObject({ reason: 'unknown', owner: null, choices: [] });
    }
    await owner.DELETE('/company/closing');
    expect(await statuses()).toEqual(paths.map(() => 200));
  });

  test('its links: those that book once, short ones, those of forms and proposals', async () => {
    const { companyId } = ada;
    const linkId = randomUUID();
    const { meetingTypeId } = talk;
    await api.db.orm.insert(oneTimeLink).values({ companyId, id: linkId, meetingTypeId });
    await api.db.orm.insert(shortLink).values({ companyId, id: linkId, target: '/ada' });
    const form = await aRoutingForm(api.db, ada, aDefinition({ ...talk, teamId: ada.hostId }), {
      slug: linkId,
    });
    const token = tokenOf(await propose(owner, { ...talk, times: [at('15:00')] }));
    const calls = {
      once: () =>
        api.client.GET('/booking/one-time-link/{linkId}', { params: { path: { linkId } } }),
      short: () => api.client.GET('/short-link/{linkId}', { params: { path: { linkId } } }),
      form: () =>
        api.client.GET('/booking/form/slug/{slug}', { params: { path: { slug: linkId } } }),
      qualify: () =>
        api.client.POST('/booking/qualifier/qualify/{formId}', {
          params: { path: form },
          body: { answers: {} },
        }),
      offer: () => api.client.GET('/proposal/offer/{token}', { params: { path: { token } } }),
    };
    for (const name of ['once', 'short', 'form', 'offer'] as const) await calls[name]();
    await closeCompany(owner);
    const answers = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => [name, await refusedWith(call())]),
    );
    expect(Object.fromEntries(answers)).toEqual({
      once: '403 link-invalid',
      short: '404 not-found',
      form: '404 not-found',
      qualify: '404 not-found',
      offer: '403 link-invalid',
    });
    for (const path of [`/s/${linkId}`, `/f/${linkId}`]) {
      expect((await site.fetch(path)).status).toBe(404);
    }
  });

  test('whatever books, holds, asks to be called back or leaves an address', async () => {
    const paid = await aMeetingType(api.db, ada, { settings: { payment: byCard } });
    const group = await aMeetingType(api.db, ada, { totalSpots: 5 });
    const formFirst = await aMeetingType(api.db, ada, { settings: { formFirst: true } });
    const booked = await book(api.client, { ...talk, start: at('09:00') });
    const seat = await book(api.client, { ...group, start: at('11:00') });
    const token = tokenOf(await propose(owner, { ...talk, times: [at('15:00')] }));
    await closeCompany(owner);
    const wish = (of: AMeetingType, start = at('10:00')) =>
      aBookingRequest({ meetingTypeId: of.meetingTypeId, start });
    const { client } = api;
    const visitor = { name: 'Maya', phone: '+46701234567', timezone: 'UTC' };
    const { meetingTypeId } = formFirst;
    const calls = [
      book(client, { ...talk, start: at('10:00') }),
      book(client, { ...talk, start: at('15:00'), proposal: token }),
      book(client, { ...group, start: at('11:00'), attendee: { email: 'two@visitor.test' } }),
      client.POST('/booking/create-payment-order', { body: wish(paid), params: { header: {} } }),
      client.GET('/booking-availability', {
        params: { query: { ...day, meetingTypeId: talk.meetingTypeId, timezone: 'UTC' } },
      }),
      changesOn(api).reschedule(booked, at('12:00')),
      changesOn(api).reschedule(seat, at('12:00')),
      client.POST('/booking/callback', {
        body: { ...visitor, meetingTypeId: talk.meetingTypeId },
        params: { header: {} },
      }),
    ];
    const answers = await Promise.all(calls.map(refusedWith));
    expect(new Set(answers)).toEqual(new Set(['404 meeting-type-disabled']));
    const toHost = client.POST('/booking/callback', {
      body: { ...visitor, hostId: ada.hostId },
      params: { header: {} },
    });
    expect(await refusedWith(toHost)).toBe('404 host-not-found');
    const contact = client.POST('/booking/form-first-contact', {
      body: { meetingTypeId, email: 'maya@visitor.test', formData: {} },
    });
    expect(await refusedWith(contact)).toMatch(/^40/);
    // What was booked can be looked at and cancelled.
    const { data } = await client.GET('/appointment/{appointmentId}', {
      params: { path: booked, query: booked },
    });
    expect(data).toMatchObject({ state: 'booked', bookingPath: null });
    await changesOn(api).cancel(booked);
  });

  test('nor can anybody join it by an invitation', async () => {
    const { data } = await owner.POST('/company/invite', {
      body: { email: 'new@visitor.test', role: 'member' },
    });
    const token = 'a-token-of-an-invitation-long-enough';
    await api.db.query({
      text: 'update invitation set token_hash = $2 where company_id = $1 and email = $3',
      values: [ada.companyId, hashSecret(token), data?.email],
    });
    await closeCompany(owner);
    const join = api.client.POST('/company/join-company', {
      body: { token, name: 'New', password: DEMO_PASSWORD, timezone: 'UTC' },
    });
    expect(await refusedWith(join)).toBe('403 link-invalid');
  });
});
