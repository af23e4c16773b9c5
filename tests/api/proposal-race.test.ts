import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, createClient } from '#shared/api/client.ts';
import { byCard } from '#tests/support/api-payments.ts';
import { propose, tokenOf } from '#tests/support/api-proposals.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { aLogin } from '#tests/support/logins.ts';
import { answerOf, roundsOf, sides } from '#tests/support/race-rounds.ts';
import { demoPassword } from '#tests/support/run-server.ts';
import { aVisitorsRequest, bookInRace } from '#tests/support/server-visitor.ts';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '#tests/support/stand-ins/stripe-stand-in.ts';
import { SERVERS_MS, startTwoServers, type TwoServers } from '#tests/support/two-servers.ts';

const RACERS = 50;
/** Days that are raced for, one a round; a pick meets a withdrawal on those behind them. */
const PICKS = roundsOf({ few: 2, many: 4 });
const WITHDRAWALS = roundsOf({ few: 3, many: 8 });
const HOUR_MS = 3_600_000;

describe('10. a proposal in two servers on one PostgreSQL', () => {
  let stripe: StripeStandIn;
  let two: TwoServers;
  let host: AHost;
  let asHost: ApiClient;
  let tomorrowMs: number;

  beforeAll(async () => {
    stripe = await startStripeStandIn();
    two = await startTwoServers(stripe.settings);
    host = await aHost(two.db, { weekly: everyDay('0:00-24:00') });
    await aLogin(two.db, host, demoPassword);
    asHost = await signIn(two.servers[0].url);
    tomorrowMs = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400_000;
  }, SERVERS_MS);
  afterAll(async () => {
    expect(await two?.stop()).toEqual([0, 0]);
    await stripe?.stop();
  });

  async function signIn(origin: string): Promise<ApiClient> {
    const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: host.email, password: demoPassword }),
    });
    const cookie = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
    return createClient({ origin, headers: { cookie: cookie.join('; ') } });
  }

  const timesOf = (day: number) =>
    [10, 11, 12].map((hour) =>
      new Date(tomorrowMs + day * 24 * HOUR_MS + hour * HOUR_MS).toISOString(),
    );

  async function pickAll(proposalOf: { meetingTypeId: string; times: string[]; token: string }) {
    const { meetingTypeId, times, token } = proposalOf;
    return Promise.all(
      Array.from({ length: RACERS }, (_, index) => {
        const start = times[index % times.length] ?? '';
        const body = { ...aVisitorsRequest(index, { meetingTypeId, start }), proposal: token };
        return bookInRace(two.clients[index % 2 === 0 ? 0 : 1], body);
      }),
    );
  }

  test('10. 50 visitors race for three held times: one appointment, the others free at once', async () => {
    const { meetingTypeId } = await aMeetingType(two.db, host);
    for (let round = 0; round < PICKS; round += 1) {
      const times = timesOf(round);
      const proposal = await propose(asHost, { meetingTypeId, times });
      // Whoever looks while they race sees all of it, or all of it done.
      const seen: { appointments: number; holds: number }[] = [];
      const race = { over: false };
      const look = async () => {
        while (!race.over) {
          seen.push(
            ...(await two.db.query<{ appointments: number; holds: number }>({
              text: `select count(appointment_id)::int as appointments,
                  (count(*) - count(appointment_id))::int as holds
                from reservation where company_id = $1 and during && tstzrange($2, $3)`,
              values: [host.companyId, times[0], new Date(Date.parse(times[2] ?? '') + HOUR_MS)],
            })),
          );
        }
      };
      const looking = look();
      const answers = await pickAll({ meetingTypeId, times, token: tokenOf(proposal) });
      race.over = true;
      await looking;
      expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
      expect(new Set(answers)).toEqual(new Set(['booked', '409 proposal-taken']));
      const states = new Set(seen.map(({ appointments, holds }) => `${appointments} ${holds}`));
      for (const state of states) expect(['0 3', '1 0']).toContain(state);
      const params = { path: { proposalId: proposal.id } };
      const { data } = await asHost.GET('/proposal/{proposalId}', { params });
      expect(data?.state).toBe('taken');
    }
  });

  test('10. a pick and a withdrawal meet: either it is taken, or everything is free', async () => {
    const { meetingTypeId } = await aMeetingType(two.db, host);
    for (let round = 4; round < 4 + WITHDRAWALS; round += 1) {
      const times = timesOf(round);
      const proposal = await propose(asHost, { meetingTypeId, times });
      const body = {
        ...aVisitorsRequest(round, { meetingTypeId, start: times[0] ?? '' }),
        proposal: tokenOf(proposal),
      };
      const params = { path: { proposalId: proposal.id } };
      const [picked, withdrawn] = await Promise.allSettled([
        two.clients[1].POST('/booking', { body }),
        asHost.POST('/proposal/{proposalId}/withdraw', { params }),
      ]);
      // Once it is withdrawn its link leads to the calendar, where the time is free.
      expect(picked.status).toBe('fulfilled');
      const { data } = await asHost.GET('/proposal/{proposalId}', { params });
      expect(data?.state).toBe(withdrawn.status === 'fulfilled' ? 'withdrawn' : 'taken');
      const held = await two.db.query({
        text: 'select 1 from reservation where hold_id = $1',
        values: [proposal.id],
      });
      expect(held).toEqual([]);
    }
  });

  describe('that is paid', () => {
    const PAID_ROUNDS = roundsOf({ few: 4, many: 12 });

    /** Two who have its link, each on a server of their own; they want one time, or one each. */
    async function aProposalInTwoHands(meetingTypeId: string, round: number) {
      const [first = '', second = ''] = timesOf(20 + round);
      const proposal = await propose(asHost, { meetingTypeId, times: [first, second] });
      const handOf = (visitor: number, start: string, server: 0 | 1) => {
        const body = {
          ...aVisitorsRequest(visitor, { meetingTypeId, start }),
          proposal: tokenOf(proposal),
        };
        return {
          order: async () => {
            const { data } = await two.clients[server].POST('/booking/create-payment-order', {
              body,
              params: { header: {} },
            });
            if (!data) throw new Error('An order was answered without a body.');
            return data.paymentId;
          },
          pay: async (paymentId: string) => {
            stripe.succeed(paymentId);
            await two.clients[server].POST('/booking', {
              body: { ...body, paymentId },
              params: { header: {} },
            });
          },
        };
      };
      const hands = [
        handOf(2 * round, first, 0),
        handOf(2 * round + 1, round % 4 < 2 ? second : first, 1),
      ];
      return { id: proposal.id, hands: sides(hands, round) };
    }

    test('19.7 of two who pay at once the second is told before paying: one charge, no refund', async () => {
      const { meetingTypeId } = await aMeetingType(two.db, host, { settings: { payment: byCard } });
      for (let round = 0; round < PAID_ROUNDS; round += 1) {
        const before = { ...stripe.counts };
        const { id, hands } = await aProposalInTwoHands(meetingTypeId, round);
        const paymentIds: string[] = [];
        const answers = await Promise.all(
          hands.map((hand) =>
            answerOf(hand.order().then((paymentId) => paymentIds.push(paymentId))),
          ),
        );
        expect([...answers].sort()).toEqual(['200', '409 proposal-being-paid']);
        const [payer, other] = answers[0] === '200' ? hands : [hands[1], hands[0]];
        const [paid, again] = await Promise.all([
          answerOf(payer.pay(paymentIds[0] ?? '')),
          answerOf(other.order()),
        ]);
        expect(paid).toBe('200');
        expect(['409 proposal-being-paid', '409 proposal-taken']).toContain(again);
        const params = { path: { proposalId: id } };
        const { data } = await asHost.GET('/proposal/{proposalId}', { params });
        expect(data?.state).toBe('taken');
        expect(stripe.counts).toEqual({
          ...before,
          intents: before.intents + 1,
          charges: before.charges + 1,
        });
      }
    });
  });
});
