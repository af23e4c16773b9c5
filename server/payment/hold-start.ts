import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { loadFacts, type MeetingTypeFacts } from '#server/availability/load-facts.ts';
import { toAttendeeDetails } from '#server/booking/attendee-row.ts';
import { type Assignment, assignHosts, choosePlace } from '#server/booking/decide-booking.ts';
import { chooseInTurn } from '#server/booking/round-robin.ts';
import { nowMinute } from '#server/clock.ts';
import type { Transaction } from '#server/db/database.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { holdEndMs } from '#shared/domain/payment/hold.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { PaymentServices } from './payment-services.ts';
import { choosePrice, type Terms } from './payment-terms.ts';
import { refusePayment } from './refuse-payment.ts';
import { dropExpiredHolds, dropHold, insertHold, lockHosts } from './store/hold.ts';
import { expireNow } from './store/order-status.ts';
import {
  countOpenSeats,
  findByProviderOrder,
  findOrder,
  insertOrder,
  lockOrder,
  lockOrderId,
  type PaymentOrder,
} from './store/payment-order.ts';

/** The exclusion constraint gave the time to somebody else while we were deciding. */
export class LostRace extends Error {}

/** A start that is held, to be paid for. */
export interface HeldOrder {
  readonly order: Omit<PaymentOrder, 'providerOrderId' | 'appointmentId' | 'attendeeId' | 'paidAt'>;
  /** What is paid for, in the words of the meeting type. */
  readonly description: string;
}

export interface OrderDraft {
  /** Without `paymentId`, as it will be booked. */
  readonly request: BookingRequest;
  readonly startMinute: number;
  readonly paymentOrderId: string;
  /** An earlier payment of the same visitor, which this one replaces. */
  readonly replacedPaymentId: string | undefined;
}

/**
 * Holds a start for whoever pays: decides as a booking does, takes the padded time of its hosts and
 * writes the order. A repeat finds the order that is there.
 * @throws Refusal as a booking; LostRace when it has to be decided again.
 */
export async function holdStart(
  services: PaymentServices,
  tx: Transaction,
  draft: OrderDraft,
): Promise<HeldOrder> {
  await lockOrderId(tx, draft.paymentOrderId);
  const load = () => loadDraftFacts(services, tx, draft);
  const first = await load();
  const { meetingType } = first;
  const { companyId } = meetingType;
  const terms = choosePrice(meetingType.settings.payment, services.providers);
  checkForm(meetingType, draft.request);
  const repeated = await findRepeated(tx, companyId, draft);
  if (repeated) return { order: repeated, description: meetingType.name };

  const hostIds = first.facts.hosts.map((host) => host.hostId);
  if (meetingType.totalSpots !== null || Object.keys(meetingType.limits).length > 0) {
    await lockHosts(tx, hostIds);
  }
  const now = new Date(services.clock.nowMs());
  await dropExpiredHolds(tx, companyId, hostIds, now);
  await replaceEarlier(tx, companyId, draft, now);
  const { facts, meetingType: fresh } = await load();
  const assignment = await chooseInTurn(
    services,
    tx,
    fresh,
    facts,
    assignHosts(facts, draft.startMinute),
  );
  if (assignment.group) await checkSeats(tx, fresh, assignment.group, draft, now);
  const order = toOrder(draft, { meetingType, terms, assignment, now });
  await writeOrder(tx, order, {
    paddedStartMinute: draft.startMinute - meetingType.bufferBeforeMinutes,
    paddedEndMinute:
      draft.startMinute + facts.rules.durationMinutes + meetingType.bufferAfterMinutes,
  });
  return { order, description: meetingType.name };
}

function loadDraftFacts(services: PaymentServices, tx: Transaction, draft: OrderDraft) {
  const { request, startMinute } = draft;
  return loadFacts(tx, {
    purpose: 'decide',
    meetingTypeId: request.meetingTypeId,
    hostIds: request.hostIds,
    durationMinutes: request.duration,
    range: { startMinute, endMinute: startMinute + 1 },
    nowMinute: nowMinute(services.clock),
  });
}

/** What the booking would refuse is refused before anybody pays. */
function checkForm(meetingType: MeetingTypeFacts, request: BookingRequest): void {
  const { channel } = choosePlace(meetingType, request);
  toAttendeeDetails(meetingType.form, request.attendee, {
    channel,
    hideAddressField: meetingType.settings.hideAddressField,
    showDataPolicyLink: meetingType.showDataPolicyLink,
    allowAddingGuests: meetingType.settings.meetingOptions.allowAddingGuests,
  });
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

/**
 * Whoever goes back from the payment and comes again must not meet their own hold. The earlier
 * order's time to pay is over now; it is cancelled at the provider as all expired ones are.
 */
async function replaceEarlier(
  tx: Transaction,
  companyId: string,
  { replacedPaymentId, request }: OrderDraft,
  now: Date,
): Promise<void> {
  if (replacedPaymentId === undefined) return;
  const found = await findByProviderOrder(tx, replacedPaymentId);
  if (found?.companyId !== companyId) return;
  const earlier = await lockOrder(tx, found);
  const isTheirs = earlier?.request.attendee.email === request.attendee.email;
  if (earlier?.status !== 'open' || !isTheirs) return;
  await expireNow(tx, earlier, now);
  await dropHold(tx, companyId, earlier.holdId);
}

async function checkSeats(
  tx: Transaction,
  { companyId, meetingTypeId }: MeetingTypeFacts,
  group: NonNullable<Assignment['group']>,
  { startMinute, paymentOrderId }: OrderDraft,
  now: Date,
): Promise<void> {
  const seats = { companyId, meetingTypeId, startMinute, exceptOrderId: paymentOrderId, now };
  const paying = await countOpenSeats(tx, seats);
  if (group.takenSpots + paying >= group.totalSpots) {
    refuse('slot-no-longer-available', 'This time is no longer available');
  }
}

function toOrder(
  { request, startMinute, paymentOrderId }: OrderDraft,
  decided: {
    readonly meetingType: MeetingTypeFacts;
    readonly terms: Terms;
    readonly assignment: Assignment;
    readonly now: Date;
  },
): HeldOrder['order'] {
  const { meetingType, terms, assignment, now } = decided;
  return {
    ...terms,
    companyId: meetingType.companyId,
    paymentOrderId,
    meetingTypeId: meetingType.meetingTypeId,
    request,
    startMinute,
    status: 'open',
    hostIds: assignment.hostIds,
    // A group that has begun has its time already; its seats are counted instead.
    holdId: assignment.group ? null : randomUUID(),
    createdAt: now,
    expiresAt: new Date(holdEndMs(now.getTime())),
  };
}

async function writeOrder(
  tx: Transaction,
  order: HeldOrder['order'],
  padded: { readonly paddedStartMinute: number; readonly paddedEndMinute: number },
): Promise<void> {
  const { companyId, holdId, hostIds, expiresAt } = order;
  if (holdId !== null) {
    const isHeld = await insertHold(tx, { companyId, holdId, hostIds, expiresAt, ...padded });
    if (!isHeld) throw new LostRace();
  }
  if (!(await insertOrder(tx, order))) throw new LostRace();
}

/** Refuses orders that can no longer be paid. */
export function checkPayable(order: HeldOrder['order'], nowMs: number): void {
  if (order.status === 'failed') refusePayment('order-failed');
  if (order.status === 'refund-due' || order.status === 'refunded') refusePayment('refund-due');
  const isOver = order.status === 'open' && order.expiresAt.getTime() <= nowMs;
  if (order.status === 'expired' || isOver) refusePayment('expired');
}
