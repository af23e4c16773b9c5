import { usualRetention } from '#server/platform/kernel/retention.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { closeCompany } from '../api-closing.ts';
import { aCompany, aHost, aTeam } from '../builders.ts';
import { signInAs } from '../logins.ts';
import type { Scenario } from './world.ts';

/** What is wrong with a change of who belongs to a company. */
export const refusalsOfPeople = {
  'already-member': async ({ api, host }) => {
    const owner = await signInAs(api, host);
    return owner.POST('/company/invite', { body: { email: host.email, role: 'member' } });
  },
  'already-invited': async ({ api, host }) => {
    const owner = await signInAs(api, host);
    const body = { emails: ['invited@visitor.test'], role: 'member' as const };
    await owner.POST('/company/invite/several', { body });
    return owner.POST('/company/invite/several', { body });
  },
  'last-owner': async ({ api, host }) => {
    const owner = await signInAs(api, host);
    return owner.DELETE('/company/team-member/{userId}', {
      params: { path: { userId: host.hostId } },
      body: { appointments: { colleagueId: null }, meetingTypes: { colleagueId: null } },
    });
  },
  'colleague-not-free': async (world) => {
    const { api, host } = world;
    const owner = await signInAs(api, host);
    const member = await aHost(api.db, { role: 'member' }, host);
    await world.book(await world.offer());
    await world.book(await world.offer({}, [member]));
    return owner.DELETE('/company/team-member/{userId}', {
      params: { path: { userId: member.hostId } },
      body: {
        appointments: { colleagueId: host.hostId, whereBusy: 'refuse' },
        meetingTypes: { colleagueId: null },
      },
    });
  },
  'company-closing': async ({ api, host }) => {
    const owner = await signInAs(api, host);
    await closeCompany(owner);
    return owner.PATCH('/company', { body: { name: 'Other' } });
  },
  'branding-not-included': async ({ api }) => {
    const company = await aCompany(api.db, { personalizedBranding: false });
    const owner = await signInAs(api, await aHost(api.db, { role: 'owner' }, company));
    return owner.PATCH('/company', { body: { hideKalendsBranding: true } });
  },
  'kept-too-long': async ({ api, host }) => {
    const retention = { ...usualRetention, appointmentDays: 90 };
    const owner = await signInAs(api, host, { retention });
    return owner.PATCH('/company/contact', { body: { keepAppointmentsDays: 91 } });
  },
  'wallet-not-configured': async ({ api, host }) =>
    (await signInAs(api, host)).GET('/personal-page/apple'),
  'still-in-use': async (world) => {
    const { api, host } = world;
    const owner = await signInAs(api, host);
    const { teamId } = await aTeam(api.db, host);
    await world.offer({ ownerHostId: null, teamId });
    return owner.DELETE('/company/teams/{teamId}', { params: { path: { teamId } } });
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
