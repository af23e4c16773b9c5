import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toResourceFacts } from '#server/availability/engine-facts.ts';
import type { MeetingTypeFacts } from '#server/availability/load-facts.ts';
import { type Assignment, assignHosts } from '#server/booking/decide-booking.ts';
import { EmailUnchecked } from '#server/booking/guard-email.ts';
import { needsTurns, type Opened, openBooking } from '#server/booking/open-booking.ts';
import { chooseInTurn } from '#server/booking/round-robin.ts';
import type { Transaction } from '#server/db/database.ts';
import { nowMinute } from '#server/kernel/clock.ts';
import { checkOneTimeLink } from '#server/short-link/one-time-link.ts';
import { holdEndMs } from '#shared/domain/payment/hold.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { OrderDraft } from './order-draft.ts';
import type { PaymentServices } from './payment-services.ts';
import { choosePrice, type Terms } from './payment-terms.ts';
import { lockEarlier, replaceEarlier } from './replace-earlier.ts';
import { dropExpiredHolds, extendHold, insertHold, lockHostsOf } from './store/hold.ts';
import { findOrder, insertOrder, lockOrderId, type PaymentOrder } from './store/payment-order.ts';

/** The exclusion constraint gave the time to somebody else while we were deciding. */
export class LostRace extends Error {}

/** A start that is held, to be paid for. */
export interface HeldOrder {
  readonly order: Omit<PaymentOrder, 'providerOrderId' | 'appointmentId' | 'attendeeId' | 'paidAt'>;
  /** What is paid for, in the words of the meeting type. */
  readonly description: string;
}

/**
 * Holds a start, or a seat of a group, for whoever pays: decides as a booking does, takes the padded
 * time of its hosts and writes the order. A repeat finds the order that is there.
 * @throws Refusal as a booking, before anybody pays; LostRace when it has to be decided again.
 */
export async function holdStart(
  services: PaymentServices,
  tx: Transaction,
  draft: OrderDraft,
  isEmailChecked: boolean,
): Promise<HeldOrder> {
  await lockOrderId(tx, draft.paymentOrderId);
  const opened = await openBooking(tx, { ...draft, nowMinute: nowMinute(services.clock) });
  const { meetingType, facts } = opened.loaded;
  const { companyId, name, settings } = meetingType;
  const terms = choosePrice(settings.payment, services.providers);
  if (settings.emailQualityGuard && !isEmailChecked) throw new EmailUnchecked();
  const repeated = await findRepeated(tx, companyId, draft);
  if (repeated) return { order: repeated, description: name };
  await checkLink(services, tx, draft);

  // Orders before hosts: settling an order locks in the same turn.
  const earlier = await lockEarlier(tx, companyId, draft);
  if (needsTurns(meetingType)) await lockHostsOf(tx, meetingType);
  const now = new Date(services.clock.nowMs());
  const hostIds = facts.hosts.map((host) => host.hostId);
  await dropExpiredHolds(tx, companyId, [...hostIds, ...opened.place.resourceChannelIds], now);
  await replaceEarlier(tx, earlier, now);
  return { order: await decide(services, tx, draft, opened, { terms, now }), description: name };
}

/** A one-time link that is used up must not lead to a payment. */
async function checkLink(
  { clock }: PaymentServices,
  tx: Transaction,
  { request: { oneTimeLinkId } }: OrderDraft,
): Promise<void> {
  if (oneTimeLinkId !== undefined) await checkOneTimeLink(tx, oneTimeLinkId, clock.nowMs());
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

async function decide(
  services: PaymentServices,
  tx: Transaction,
  draft: OrderDraft,
  { place, reload }: Opened,
  { terms, now }: { readonly terms: Terms; readonly now: Date },
): Promise<HeldOrder['order']> {
  const { meetingType, facts: loaded } = await reload();
  const resources = toResourceFacts(meetingType, place.resourceChannelIds);
  const facts = { ...loaded, resources };
  const free = assignHosts(facts, draft.startMinute);
  const assignment = await chooseInTurn(services, tx, meetingType, facts, free);
  const order = toOrder(draft, { meetingType, terms, assignment, now });
  const { bufferBeforeMinutes, bufferAfterMinutes } = meetingType;
  const { durationMinutes } = facts.rules;
  const isHeld = await takeTime(tx, order, assignment.group, {
    paddedStartMinute: draft.startMinute - bufferBeforeMinutes,
    paddedEndMinute: draft.startMinute + durationMinutes + bufferAfterMinutes,
  });
  if (!isHeld || !(await insertOrder(tx, order))) throw new LostRace();
  return order;
}

function toOrder(
  { request, startMinute, paymentOrderId }: OrderDraft,
  decided: {
    readonly meetingType: MeetingTypeFacts;
    readonly terms: Terms;
    readonly assignment: Assignment;
    readonly now: Date;
  },
) {
  const { meetingType, terms, assignment, now } = decided;
  return {
    ...terms,
    companyId: meetingType.companyId,
    paymentOrderId,
    meetingTypeId: meetingType.meetingTypeId,
    request,
    startMinute,
    status: 'open' as const,
    hostIds: assignment.hostIds,
    resourceChannelIds: assignment.resourceChannelIds,
    holdId: assignment.group?.holdId ?? randomUUID(),
    createdAt: now,
    expiresAt: new Date(holdEndMs(now.getTime())),
  };
}

/** Seats of a group share its time: the first takes it, and once it has begun it is taken anyway. */
async function takeTime(
  tx: Transaction,
  order: HeldOrder['order'] & { readonly holdId: string },
  group: Assignment['group'],
  padded: { readonly paddedStartMinute: number; readonly paddedEndMinute: number },
): Promise<boolean> {
  if (!group) return insertHold(tx, { ...order, ...padded });
  return group.holdId ? extendHold(tx, order) : true;
}
