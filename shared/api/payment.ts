import * as z from 'zod';
import { CURRENCIES } from '#shared/domain/payment/price.ts';
import { bookingRequest } from './booking.ts';
import { connectionRefusals, offerRefusals, startRefusals } from './booking-refusals.ts';
import { endpoint } from './endpoint.ts';
import { company, id, instant, longText, paymentId } from './schemas.ts';

/** Spec A §3, payment order response: the card provider's intent or the wallet order. */
const paymentOrder = z.object({
  /** What `POST /booking` takes as `paymentId` once it is paid. */
  paymentId: z.string(),
  amountCents: z.int(),
  currency: z.enum(CURRENCIES),
  /** Until then the start is held. */
  expiresAt: instant,
  stripePaymentIntent: z
    .object({ publishableKey: z.string(), clientSecret: z.string() })
    .optional(),
  paypalOrderId: z.string().optional(),
  /** What the wallet's script is loaded with. */
  paypalClientId: z.string().optional(),
});

export const paymentApi = {
  createPaymentOrder: endpoint({
    method: 'post',
    path: '/booking/create-payment-order',
    summary:
      'Holds a start while it is paid; `paymentId` names an earlier order that this one replaces',
    right: 'anyone',
    limit: 'book',
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: bookingRequest,
    reply: paymentOrder,
    refuses: [
      ...offerRefusals,
      ...connectionRefusals,
      ...startRefusals,
      'email-booking-limit-exceeded',
      'link-invalid',
      'proposal-taken',
      'proposal-being-paid',
      'proposal-closed',
      'meeting-type-group-not-allowed',
      'payment-not-available',
      'payment-not-needed',
      'payment-order-failed',
      'payment-expired',
      'payment-refunded',
      'idempotency-key-reused',
    ],
  }),
  /** Spec A §7, §8: a capture that was declined says why in `details`. */
  captureWalletOrder: endpoint({
    method: 'post',
    path: '/paypal-feature/capture-order/{orderId}',
    summary: 'Takes the money of a wallet order that its owner has approved',
    right: 'anyone',
    limit: 'form',
    params: z.object({ orderId: paymentId }),
    body: z.object({ companyId: id }),
    reply: z.object({
      status: z.enum(['COMPLETED', 'DECLINED']),
      details: z.array(z.object({ issue: z.string(), description: longText })),
    }),
    refuses: [
      'payment-not-available',
      'payment-not-found',
      'payment-provider-unavailable',
      'payment-order-failed',
      'payment-expired',
      'payment-refunded',
    ],
  }),
  /** What has become of a payment; its id is known to its payer alone and shows nobody's data. */
  getPaymentOrder: endpoint({
    method: 'get',
    path: '/booking/payment-order/{paymentId}',
    summary: 'How far a payment has come',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ paymentId }),
    reply: z.object({
      status: z.enum(['open', 'paid', 'booked', 'refund-due', 'refunded', 'failed', 'expired']),
      amountCents: z.int(),
      currency: z.enum(CURRENCIES),
      start: instant,
      expiresAt: instant,
      appointmentId: id.nullable(),
      /** What went back, or never arrived, after the appointment was booked; the last fact. */
      takenBack: z
        .object({ reason: z.enum(['refunded', 'disputed', 'failed']), amountCents: z.int() })
        .nullable(),
      /** For the foot of its page; null once there is no such company. */
      company: company.nullable(),
    }),
    refuses: ['payment-not-found'],
  }),
  giveUpPaymentOrder: endpoint({
    method: 'delete',
    path: '/booking/payment-order/{paymentId}',
    summary: 'Lets go of a start that nobody will pay for; it is free again at once',
    right: 'anyone',
    limit: 'form',
    params: z.object({ paymentId }),
    reply: z.object({ paymentId }),
    refuses: ['payment-not-found'],
  }),
} as const;

export type PaymentOrderReply = z.output<typeof paymentOrder>;
export type CaptureReply = z.output<typeof paymentApi.captureWalletOrder.reply>;
export type PaymentStateReply = z.output<typeof paymentApi.getPaymentOrder.reply>;
