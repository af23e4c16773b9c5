import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { oneTimeLink } from '#server/platform/db/schema/schema.ts';
import type { RefundPolicy } from '#shared/domain/payment/refund-policy.ts';
import { aBookingRequest, refusedWith } from '#tests/support/api-bookings.ts';
import { byCard, describePaying } from '#tests/support/api-payments.ts';
import { at, timesOf } from '#tests/support/api-slots.ts';
import { mailedConfirmationId } from '#tests/support/confirmation-id.ts';
import { signInAs } from '#tests/support/logins.ts';

describePaying(
  'paying',
  (api, { comeBack, giveUp, host, notify, offer, order, pay, stateOf, stripe }) => {
    const limited = '409 host-appointment-limit-reached';

    test('is the only way to book a meeting that costs something', async () => {
      const { meetingTypeId } = await offer();
      const unpaid = aBookingRequest({ meetingTypeId, start: at('10:00') });
      const call = api.client.POST('/booking', { body: unpaid, params: { header: {} } });
      expect(await refusedWith(call)).toBe('402 payment-required');
    });

    test('takes the start from the list until it is paid, given up, or 15 minutes pass', async () => {
      const type = await offer();
      const { meetingTypeId } = type;
      const start = at('10:00');
      const givenUp = await order({ meetingTypeId, start });
      expect(await timesOf(api.client, type)).not.toContain('10:00');
      await giveUp(givenUp);
      expect(await timesOf(api.client, type)).toContain('10:00');
      await order({ meetingTypeId, start });
      expect(await timesOf(api.client, type)).not.toContain('10:00');
      api.clock.advance({ minutes: 15 });
      expect(await timesOf(api.client, type)).toContain('10:00');
    });

    test('refuses to give up what nobody knows, and leaves alone what is booked', async () => {
      const { meetingTypeId } = await offer();
      expect(await refusedWith(giveUp({ paymentId: 'pi_unknown' }))).toBe('404 payment-not-found');
      const ordered = await order({ meetingTypeId, start: at('10:00') });
      await pay(ordered);
      await giveUp(ordered);
      expect(await stateOf(ordered)).toMatchObject({ status: 'booked' });
    });

    describe('is refused before anybody pays', () => {
      test('with a link that has been used', async () => {
        const { companyId, meetingTypeId } = await offer();
        const id = randomUUID();
        const used = { id, companyId, meetingTypeId, usedAt: new Date(api.clock.nowMs()) };
        await api.db.orm.insert(oneTimeLink).values(used);
        const before = stripe().counts.intents;
        const call = order({ meetingTypeId, start: at('10:00'), oneTimeLinkId: id });
        expect(await refusedWith(call)).toBe('403 link-invalid');
        expect(stripe().counts.intents).toBe(before);
      });

      test('with a throw-away address, where the meeting type guards against them', async () => {
        const { meetingTypeId } = await offer({ settings: { emailQualityGuard: true } });
        const isDisposable = async (domain: string) => domain === 'throwaway.test';
        const emailQuality = { isDisposable, takesMail: async () => true };
        const client = api.clientWith({ emailQuality });
        const wish = { meetingTypeId, start: at('10:00') };
        const attendee = { email: 'maya@throwaway.test' };
        const call = order({ ...wish, attendee }, client);
        expect(await refusedWith(call)).toBe('400 validation-failed');
        expect(await order(wish, client)).toMatchObject({ amountCents: 5000 });
      });
    });

    describe('counts towards limits while it is going on:', () => {
      test.each([
        ['a count a day', { day: { count: 1 } }, at('15:00')],
        ['minutes a day', { day: { minutes: 45 } }, at('15:00')],
        ['a count a week', { week: { count: 1 } }, at('10:00', '2030-01-10')],
        ['minutes a week', { week: { minutes: 30 } }, at('10:00', '2030-01-10')],
        ['a count a month', { month: { count: 1 } }, at('10:00', '2030-01-30')],
        ['a count a year', { year: { count: 1 } }, at('10:00', '2030-03-01')],
      ])('%s', async (_, limits, other) => {
        const { meetingTypeId } = await offer({ limits });
        const first = await order({ meetingTypeId, start: at('10:00') });
        const before = stripe().counts.intents;
        expect(await refusedWith(order({ meetingTypeId, start: other }))).toBe(limited);
        expect(stripe().counts.intents).toBe(before);
        await pay(first);
        expect(await refusedWith(order({ meetingTypeId, start: other }))).toBe(limited);
      });

      test('of ten who ask at once for the last one of a day one may pay', async () => {
        const { meetingTypeId } = await offer({ limits: { day: { count: 1 } } });
        const asked = await Promise.allSettled(
          Array.from({ length: 10 }, (_, hour) =>
            order({ meetingTypeId, start: at(`${String(9 + (hour % 8)).padStart(2, '0')}:00`) }),
          ),
        );
        const held = asked.filter((each) => each.status === 'fulfilled');
        expect(held).toHaveLength(1);
        expect(await Promise.all(held.map(({ value }) => pay(value)))).toEqual([
          expect.objectContaining({ bookingType: 'confirmed' }),
        ]);
      });

      test('what expired or was given up does not count', async () => {
        const { meetingTypeId } = await offer({ limits: { day: { count: 1 } } });
        await giveUp(await order({ meetingTypeId, start: at('10:00') }));
        await order({ meetingTypeId, start: at('11:00') });
        api.clock.advance({ minutes: 15 });
        await pay(await order({ meetingTypeId, start: at('12:00') }));
      });
    });

    describe('7.4 taken back before it was booked', () => {
      test.each(['charge.refunded', 'charge.dispute.created'])(
        'books nothing (%s): the time is free, the payment stays refunded and both sides are told once',
        async (type) => {
          const { meetingTypeId } = await offer();
          const start = at('10:00');
          const ordered = await order({ meetingTypeId, start });
          stripe().succeed(ordered.paymentId);
          expect(await notify(ordered, type)).toBe(200);
          expect(await refusedWith(comeBack(ordered))).toBe('409 payment-refunded');
          expect(await notify(ordered)).toBe(200);
          expect(await stateOf(ordered)).toMatchObject({ status: 'refunded', appointmentId: null });
          await order({ meetingTypeId, start, attendee: { email: 'next@visitor.test' } });
          await api.runDueJobs();
          await api.runJobs();
          const told = api.mailbox.messages.map(({ to }) => to.email).toSorted();
          expect(told).toEqual([host().email, ordered.body.attendee.email].toSorted());
        },
      );

      test('in part books all the same', async () => {
        const { meetingTypeId } = await offer();
        const ordered = await order({ meetingTypeId, start: at('10:00') });
        stripe().succeed(ordered.paymentId);
        const { body, headers } = stripe().webhook(ordered.paymentId, 'charge.refunded', 100);
        await api.fetch('/api/webhooks/stripe', { method: 'POST', body, headers });
        expect(await comeBack(ordered)).toMatchObject({ bookingType: 'confirmed' });
      });
    });

    describe('7.6 cancelled after it was booked', () => {
      const withPolicy = (refundPolicy: RefundPolicy) => ({
        settings: { payment: { ...byCard, refundPolicy } },
      });
      const afterwards = async (ordered: Awaited<ReturnType<typeof order>>) => {
        // What is due causes events, which make more due.
        for (let round = 0; round < 3; round += 1) {
          await api.runJobs();
          await api.runDueJobs();
        }
        return (await stateOf(ordered))?.status;
      };
      const paidWith = async (refundPolicy: RefundPolicy, start = at('10:00')) => {
        const { meetingTypeId } = await offer(withPolicy(refundPolicy));
        const ordered = await order({ meetingTypeId, start });
        const reply = await pay(ordered);
        const { appointmentId = '', secret = '' } = reply ?? {};
        return { ordered, appointmentId, secret };
      };
      const cancel = ({ appointmentId, secret }: { appointmentId: string; secret: string }) =>
        api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
          params: { path: { appointmentId, secret } },
          body: {},
        });

      test.each([
        ['full', { kind: 'full' }, 'refunded'],
        ['none', { kind: 'none' }, 'booked'],
        ['until two hours before, in time', { kind: 'until', hours: 2 }, 'refunded'],
        ['until a day before, too late', { kind: 'until', hours: 24 }, 'booked'],
      ] as const)('gives back what the visitor was told: %s', async (_, refundPolicy, status) => {
        const booked = await paidWith(refundPolicy, at('10:00'));
        const before = stripe().counts.refunds;
        await cancel(booked);
        expect(await afterwards(booked.ordered)).toBe(status);
        expect(stripe().counts.refunds - before).toBe(status === 'refunded' ? 1 : 0);
        expect(await afterwards(booked.ordered)).toBe(status);
      });

      test('is said on the page and in the mails, before and after', async () => {
        const booked = await paidWith({ kind: 'until', hours: 2 });
        const look = async () => {
          const { data } = await api.client.GET('/appointment/{appointmentId}', {
            params: {
              path: { appointmentId: booked.appointmentId },
              query: { secret: booked.secret },
            },
          });
          return data?.payment;
        };
        expect(await look()).toMatchObject({
          amountCents: 5000,
          refund: 'full',
          refundUntil: '2030-01-07T08:00:00.000Z',
          status: 'paid',
        });
        await api.runJobs();
        const to = booked.ordered.body.attendee.email;
        expect(api.mailbox.to(to)[0]?.text).toContain('If you cancel by');
        api.mailbox.empty();
        await cancel(booked);
        expect(await look()).toMatchObject({ status: 'refund-due' });
        await api.runJobs();
        expect(api.mailbox.only(to).text).toContain('Your refund of €50 is on its way');
        expect(api.mailbox.only(host().email).text).toContain('€50 will be refunded');
        expect(await afterwards(booked.ordered)).toBe('refunded');
        expect(await look()).toMatchObject({ status: 'refunded' });
      });

      test('counts by what was said when it was paid, whatever is said since', async () => {
        const booked = await paidWith({ kind: 'full' });
        await api.db.query({
          text: `update meeting_type set settings = jsonb_set(settings, '{payment,refundPolicy}', '{"kind": "none"}')
                 where id = $1`,
          values: [booked.ordered.body.meetingTypeId],
        });
        await cancel(booked);
        expect(await afterwards(booked.ordered)).toBe('refunded');
      });

      test('by the host gives all back, whatever the policy', async () => {
        const booked = await paidWith({ kind: 'none' });
        const asHost = await signInAs(api, host());
        await asHost.POST('/booking/cancel/{appointmentId}', {
          params: { path: { appointmentId: booked.appointmentId } },
          body: {},
        });
        expect(await afterwards(booked.ordered)).toBe('refunded');
      });

      describe('that had to be confirmed by the host', () => {
        const asked = async () => {
          const { meetingTypeId } = await offer({
            settings: {
              hostConfirmation: true,
              payment: { ...byCard, refundPolicy: { kind: 'none' } },
            },
          });
          const ordered = await order({ meetingTypeId, start: at('10:00') });
          return { ordered, reply: await pay(ordered) };
        };

        test('gives all back where the host declines', async () => {
          const { ordered, reply } = await asked();
          const id = await mailedConfirmationId(api, 'host-confirmation-request', {
            appointmentId: reply?.appointmentId ?? '',
          });
          await api.client.POST('/booking/decline-provisional-booking', { body: { id } });
          expect(await afterwards(ordered)).toBe('refunded');
        });

        test('gives all back where nobody confirms', async () => {
          const { ordered } = await asked();
          api.clock.advance({ days: 2 });
          expect(await afterwards(ordered)).toBe('refunded');
        });
      });
    });

    describe('taken back after it was booked', () => {
      const booked = async () => {
        const { meetingTypeId } = await offer();
        const ordered = await order({ meetingTypeId, start: at('10:00') });
        return { ordered, reply: await pay(ordered) };
      };

      test.each([
        ['charge.refunded', 'refunded', 'Payment refunded'],
        ['charge.dispute.created', 'disputed', 'Payment disputed'],
      ])(
        '(%s) is mailed to the host once, and the appointment stands',
        async (type, reason, says) => {
          const { ordered, reply } = await booked();
          await api.runJobs();
          api.mailbox.empty();
          const { body, headers } = stripe().webhook(ordered.paymentId, type);
          for (let times = 0; times < 3; times += 1) {
            const sent = await api.fetch('/api/webhooks/stripe', { method: 'POST', body, headers });
            expect(sent.status).toBe(200);
          }
          await api.runJobs();
          const mail = api.mailbox.only(host().email);
          expect(mail.subject).toContain('Payment taken back');
          expect(mail.text).toContain(says);
          expect(mail.text).toContain('€50');
          expect(mail.text).toContain(`/appointment/${reply?.appointmentId}`);
          expect(api.mailbox.messages).toHaveLength(1);
          expect(await stateOf(ordered)).toMatchObject({
            status: 'booked',
            takenBack: { reason, amountCents: 5000 },
          });
          const { data } = await api.client.GET('/appointment/{appointmentId}', {
            params: { path: { appointmentId: reply?.appointmentId ?? '' }, query: {} },
          });
          expect(data?.isCancelled).toBe(false);
        },
      );

      test('because it never arrived is mailed once, and nothing else is', async () => {
        const { meetingTypeId } = await offer();
        const ordered = await order({ meetingTypeId, start: at('10:00') });
        stripe().process(ordered.paymentId);
        await comeBack(ordered);
        await api.runJobs();
        api.mailbox.empty();
        stripe().fail(ordered.paymentId);
        for (let times = 0; times < 2; times += 1) {
          expect(await notify(ordered, 'payment_intent.payment_failed')).toBe(200);
        }
        await api.runJobs();
        expect(api.mailbox.only(host().email).text).toContain('Payment failed');
        expect(await stateOf(ordered)).toMatchObject({
          status: 'failed',
          takenBack: { reason: 'failed' },
        });
      });

      test('by a refund after the appointment was cancelled is no news', async () => {
        const { ordered, reply } = await booked();
        await api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
          params: {
            path: { appointmentId: reply?.appointmentId ?? '', secret: reply?.secret ?? '' },
          },
          body: {},
        });
        await api.runJobs();
        api.mailbox.empty();
        expect(await notify(ordered, 'charge.refunded')).toBe(200);
        await api.runJobs();
        expect(api.mailbox.messages).toEqual([]);
      });

      test('of what we gave back ourselves nobody is told again', async () => {
        const { meetingTypeId } = await offer();
        const ordered = await order({ meetingTypeId, start: at('10:00') });
        stripe().succeed(ordered.paymentId, { amount: 1 });
        await notify(ordered);
        await api.runDueJobs();
        await api.runJobs();
        api.mailbox.empty();
        expect(await notify(ordered, 'charge.refunded')).toBe(200);
        await api.runJobs();
        expect(api.mailbox.messages).toEqual([]);
        expect(await stateOf(ordered)).toMatchObject({ status: 'refunded', takenBack: null });
      });
    });
  },
);
