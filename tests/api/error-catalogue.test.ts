import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalsOf } from '#server/platform/http/refusals-of.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { explainError } from '#shared/errors/explain.ts';
import { refusalOf } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { refusalsOfCalendars } from '#tests/support/refusals/of-calendars.ts';
import { refusalsOfCalls } from '#tests/support/refusals/of-calls.ts';
import { refusalsOfChanges } from '#tests/support/refusals/of-changes.ts';
import { refusalsOfMeetings } from '#tests/support/refusals/of-meetings.ts';
import { refusalsOfOffers } from '#tests/support/refusals/of-offers.ts';
import { refusalsOfPayments } from '#tests/support/refusals/of-payments.ts';
import { refusalsOfPeople } from '#tests/support/refusals/of-people.ts';
import { refusalsOfPictures } from '#tests/support/refusals/of-pictures.ts';
import { refusalsOfProposals } from '#tests/support/refusals/of-proposals.ts';
import { refusalsOfSignUp } from '#tests/support/refusals/of-sign-up.ts';
import { createWorld, type Scenario, type World } from '#tests/support/refusals/world.ts';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '#tests/support/stand-ins/stripe-stand-in.ts';

/**
 * Spec A §8's codes of accounts for which §3 lists no channel, so that nothing asks for them.
 * `tests/e2e/site/errors.spec.ts` shows what a visitor reads.
 */
const ofNoChannel = [
  'host-skype-consumer-not-connected',
  'host-skype-bussiness-not-connected',
  'host-teams-not-connected',
  'host-teams-exchange-not-connected',
  'host-teams2-exchange-not-connected',
] as const satisfies readonly ErrorCode[];

/** What provokes each code. One that is missing does not compile. */
const scenarios: Readonly<Record<Exclude<ErrorCode, (typeof ofNoChannel)[number]>, Scenario>> = {
  ...refusalsOfOffers,
  ...refusalsOfChanges,
  ...refusalsOfCalls,
  ...refusalsOfCalendars,
  ...refusalsOfMeetings,
  ...refusalsOfPayments,
  ...refusalsOfSignUp,
  ...refusalsOfPeople,
  ...refusalsOfPictures,
  ...refusalsOfProposals,
};

/** The operation of the contract that answers a call, `POST /api/booking`. */
function operationOf(call: string): Endpoint {
  const found = Object.values<Endpoint>(contract).find(({ method, path }) => {
    const pattern = `${method.toUpperCase()} /api${path.replace(/\{\w+\}/g, '[^/]+')}`;
    return new RegExp(`^${pattern}$`).test(call);
  });
  if (!found) throw new Error(`The contract has no ${call}`);
  return found;
}

test('the catalogue has each code in one of the tables', () => {
  const told = [...Object.keys(scenarios), ...ofNoChannel];
  expect(told.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

describeApi('Spec A §8', (api) => {
  let world: World;
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
  });
  afterAll(() => stripe.stop());
  beforeEach(async () => {
    world = createWorld(api, await aHost(api.db), stripe);
  });

  describe('7.30 a refusal has its code, its status and its text, and its very call declares it', () => {
    test.each(Object.entries(scenarios))('%s', async (code, provoke) => {
      const refusal = await refusalOf(provoke(world));
      expect(refusal.code).toBe(code);
      expect(refusal.status).toBe(catalogue[code as ErrorCode]);
      expect(explainError(refusal)).toEqual({ code, textKey: code, message: undefined });
      expect(refusalsOf(operationOf(api.lastRefused()))).toContain(code);
    });
  });
});
