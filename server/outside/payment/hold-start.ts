import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import { EmailUnchecked } from '#server/time/booking/guard-email.ts';
import { type OpenedBooking, openBooking, toWish } from '#server/time/booking/open-booking.ts';
import { type OpenedAsk, openAsk } from '#server/time/reservation/ask.ts';
import { reserve } from '#server/time/reservation/reserve.ts';
import { waitForTurn } from '#server/time/reservation/take-turn.ts';
import { checkOneTimeLink } from '#server/time/short-link/one-time-link.ts';
import { holdEndMs } from '#shared/domain/payment/hold.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { choosePrice, type Terms } from './choose-price.ts';
import type { OrderDraft } from './order-draft.ts';
import type { PaymentServices } from './payment-services.ts';
import { lockEarlier, replaceEarlier } from './replace-earlier.ts';
import { lockOrderId } from './store/lock-order-id-statement.ts';
import { findOrder, insertOrder, type PaymentOrder } from './store/payment-order.ts';
import { isPickBeingPaid } from './store/proposal-payer-statement.ts';

/** A start that is held, to be paid for. */
export interface HeldOrder {
  readonly order: Omit<PaymentOrder, 'providerOrderId' | 'appointmentId' | 'attendeeId' | 'paidAt'>;
  /** What is paid for, in the words of the meeting type. */
  readonly description: string;
}

/**
 * Holds a start, or a seat of a group, for whoever pays: decides as a booking does, takes the padded
 * time of its hosts and writes the order. A repeat finds the order that is there.
 * @throws Refusal as a booking, before anybody pays. A lost race is for `tryAgain`.
 */
export async function holdStart(
  services: PaymentServices,
  tx: Transaction,
  draft: OrderDraft,
  isEmailChecked: boolean,
): Promise<HeldOrder> {
  await lockOrderId(tx, draft.paymentOrderId);
  const booking = await openBooking(tx, { ...draft, nowMinute: nowMinute(services.clock) });
  const { companyId, name, settings } = booking.opened.meetingType;
  const terms = choosePrice(settings.payment, services.providers);
  if (settings.emailQualityGuard && !isEmailChecked) throw new EmailUnchecked();
  const repeated = await findRepeated(tx, companyId, draft);
  if (repeated) return { order: repeated, description: name };
  await checkLink(services, tx, draft);

  // Orders before hosts: settling an order locks in the same turn.
  const earlier = await lockEarlier(tx, companyId, draft);
  const now = new Date(services.clock.nowMs());
  await checkNobodyPays(tx, companyId, draft, { earlier, now });
  const opened = earlier ? await reopen(tx, booking.opened, earlier, now) : booking.opened;
  const wanted = { ...booking, opened };
  return { order: await hold(services, tx, draft, wanted, { terms, now }), description: name };
}

/** Whoever comes again must not meet their own hold. */
async function reopen(
  tx: Transaction,
  { ask, meetingType }: OpenedAsk,
  earlier: PaymentOrder,
  now: Date,
): Promise<OpenedAsk> {
  await waitForTurn(tx, meetingType);
  await replaceEarlier(tx, earlier, now);
  return openAsk(tx, ask);
}

/** A one-time link that is used up must not lead to a payment. */
async function checkLink(
  { clock }: PaymentServices,
  tx: Transaction,
  { request: { oneTimeLinkId } }: OrderDraft,
): Promise<void> {
  if (oneTimeLinkId !== undefined) await checkOneTimeLink(tx, oneTimeLinkId, clock.nowMs());
}

/**
 * One proposal in two hands: the second is told before they pay. Whoever picks by it has its lock.
 * @throws Refusal `proposal-being-paid`.
 */
async function checkNobodyPays(
  tx: Transaction,
  companyId: string,
  { request: { meetingTypeId, proposal } }: OrderDraft,
  { earlier, now }: { readonly earlier: PaymentOrder | undefined; readonly now: Date },
): Promise<void> {
  if (proposal === undefined) return;
  const besides = earlier ? [earlier.paymentOrderId] : [];
  if (await isPickBeingPaid(tx, { companyId, meetingTypeId, proposal, now, besides })) {
    refuse('proposal-being-paid', 'Somebody else is paying for a time of it');
  }
}

/** The order that this draft's id already stands for. */
async function findRepeated(
  tx: Transaction,
  companyId: string,
  { paymentOrderId, request }: OrderDraft,
): Promise<PaymentOrder | undefined> {
  const order = await findOrder(tx, { companyId, paymentOrderId });
  if (order && !isDeepStrictEqual(order.request, JSON.parse(JSON.stringify(request)))) {
    refuse('idempotency-key-reused', 'This Idempotency-Key stands for another request');
  }
  return order;
}

async function hold(
  services: PaymentServices,
  tx: Transaction,
  { request, startMinute, paymentOrderId }: OrderDraft,
  booking: OpenedBooking,
  { terms, now }: { readonly terms: Terms; readonly now: Date },
): Promise<HeldOrder['order']> {
  const expiresAt = new Date(holdEndMs(now.getTime()));
  const reserved = await reserve(services, tx, booking.opened, toWish(booking), {
    kind: 'hold',
    holdId: randomUUID(),
    expiresAt,
  });
  const order = {
    ...terms,
    companyId: reserved.meetingType.companyId,
    paymentOrderId,
    meetingTypeId: reserved.meetingType.meetingTypeId,
    request,
    startMinute,
    status: 'open' as const,
    hostIds: reserved.hostIds,
    resourceChannelIds: reserved.resourceChannelIds,
    holdId: reserved.takenAs,
    createdAt: now,
    expiresAt,
  };
  const isNew = await insertOrder(tx, order);
  if (!isNew) throw new Error(`The order ${paymentOrderId} was there although its id was locked`);
  return order;
}
