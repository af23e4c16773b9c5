import { eq, sql } from 'drizzle-orm';
import { createStripeProvider } from '#server/outside/integrations/stripe/stripe-provider.ts';
import { meetingType } from '#server/platform/db/schema/schema.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { MAX_HELD_TIMES, MAX_PROPOSED_TIMES } from '#shared/domain/proposal/limits.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { aBookingRequest } from '../api-bookings.ts';
import { propose, tokenOf } from '../api-proposals.ts';
import { at } from '../api-slots.ts';
import { signInAs } from '../logins.ts';
import type { Scenario, World } from './world.ts';

/** Ten and eleven o'clock, held for somebody. */
async function aProposal(world: World, email: string | null = 'maya@visitor.test') {
  const { meetingTypeId } = await world.offer();
  const host = await signInAs(world.api, world.host);
  const times = [at('10:00'), at('11:00')];
  const proposal = await propose(host, { meetingTypeId, times, recipient: { email } });
  const path = { proposalId: proposal.id };
  return { host, meetingTypeId, proposal, params: { path } };
}

/** What is wrong with a proposal, or with a pick by it. */
export const refusalsOfProposals = {
  'proposal-taken': async (world) => {
    const { meetingTypeId, proposal } = await aProposal(world);
    const pick = { proposal: tokenOf(proposal) };
    await world.book({ meetingTypeId }, pick);
    return world.book({ meetingTypeId }, { ...pick, start: at('11:00') });
  },
  'proposal-being-paid': async (world) => {
    const { meetingTypeId, proposal } = await aProposal(world);
    const payment = {
      ...plainSettings.payment,
      ...({ enable: true, provider: 'stripe', price: 50 } as const),
    };
    const { api, stripe } = world;
    const isOffered = eq(meetingType.id, meetingTypeId);
    await api.db.orm
      .update(meetingType)
      .set({
        settings: sql`jsonb_set(${meetingType.settings}, '{payment}', ${JSON.stringify(payment)}::jsonb)`,
      })
      .where(isOffered);
    const client = api.clientWith({ providers: { stripe: createStripeProvider(stripe.settings) } });
    const order = (start: string) => {
      const body = aBookingRequest({ meetingTypeId, start, proposal: tokenOf(proposal) });
      return client.POST('/booking/create-payment-order', { body, params: { header: {} } });
    };
    await order(at('10:00'));
    return order(at('11:00'));
  },
  'proposal-closed': async (world) => {
    const { host, params } = await aProposal(world);
    world.api.clock.advance({ days: 3 });
    return host.POST('/proposal/{proposalId}/withdraw', { params });
  },
  'proposed-times-gone': async (world) => {
    const { meetingTypeId } = await world.offer();
    await world.book({ meetingTypeId });
    const host = await signInAs(world.api, world.host);
    return propose(host, { meetingTypeId, times: [at('10:00'), at('11:00')] });
  },
  'too-many-held-times': async (world) => {
    const { meetingTypeId } = await world.offer();
    const host = await signInAs(world.api, world.host);
    const startMs = Date.parse(at('00:00')) + 86_400_000;
    for (let made = 0; made <= MAX_HELD_TIMES; made += MAX_PROPOSED_TIMES) {
      const times = Array.from({ length: MAX_PROPOSED_TIMES }, (_, index) =>
        new Date(startMs + (made + index) * 1_800_000).toISOString(),
      );
      await propose(host, { meetingTypeId, times });
    }
  },
  'held-for-somebody': async (world) => {
    const { host, meetingTypeId } = await aProposal(world);
    const attendee = { fullname: 'Olga', email: 'olga@visitor.test', timezone: 'UTC' };
    const body = { meetingTypeId, start: at('10:00'), attendee };
    return host.POST('/booking/for-client', { body });
  },
  'no-email-known': async (world) => {
    const { host, params } = await aProposal(world, null);
    return host.POST('/proposal/{proposalId}/remind', { params });
  },
  'reminded-already': async (world) => {
    const { host, params } = await aProposal(world);
    await host.POST('/proposal/{proposalId}/remind', { params });
    return host.POST('/proposal/{proposalId}/remind', { params });
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
