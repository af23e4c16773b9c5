import type {
  Payment,
  PaymentMetadata,
  PaymentStatus,
} from '#server/platform/kernel/payment-provider.ts';
import { fromDecimalText } from '#shared/domain/payment/price.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';

/** The parts of PayPal's order that we read. */
export interface PaypalOrder {
  readonly id: string;
  readonly status: string;
  readonly purchase_units?: readonly {
    readonly custom_id?: string;
    readonly amount?: Money;
    readonly payments?: { readonly captures?: readonly CaptureRow[] };
  }[];
}
export interface Money {
  readonly currency_code: string;
  readonly value: string;
}
interface CaptureRow {
  readonly id: string;
  readonly status: string;
  readonly amount?: Money;
}

/** An order's capture; a second try comes last. */
export function captureOf(order: PaypalOrder): CaptureRow | undefined {
  return order.purchase_units?.[0]?.payments?.captures?.at(-1);
}

const orderStatuses: Readonly<Record<string, PaymentStatus>> = {
  CREATED: 'requires-action',
  SAVED: 'requires-action',
  PAYER_ACTION_REQUIRED: 'requires-action',
  APPROVED: 'approved',
  VOIDED: 'cancelled',
};

/** An order is COMPLETED whatever became of its capture, so the capture has the last word. */
const captureStatuses: Readonly<Record<string, PaymentStatus>> = {
  COMPLETED: 'succeeded',
  PENDING: 'processing',
  REFUNDED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  DECLINED: 'requires-action',
  FAILED: 'failed',
};

export function toPayment(order: PaypalOrder): Payment {
  const unit = order.purchase_units?.[0];
  const taken = captureOf(order);
  const amount = taken?.amount ?? unit?.amount;
  const status = taken ? captureStatuses[taken.status] : orderStatuses[order.status];
  return {
    status: status ?? 'requires-action',
    amountCents: fromDecimalText(amount?.value ?? '') ?? 0,
    currency: amount?.currency_code ?? '',
    refundedCents: taken?.status === 'REFUNDED' ? (fromDecimalText(amount?.value ?? '') ?? 0) : 0,
    metadata: fromCustomId(unit?.custom_id ?? ''),
  };
}

/** PayPal keeps 127 characters of ours: three ids and a minute are 119. */
export function toCustomId({
  companyId,
  paymentOrderId,
  meetingTypeId,
  start,
}: PaymentMetadata): string {
  return [companyId, paymentOrderId, meetingTypeId, fromIso(start)].join('.');
}

function fromCustomId(customId: string): Partial<PaymentMetadata> {
  const [companyId, paymentOrderId, meetingTypeId, startMinute] = customId.split('.');
  if (!companyId || !paymentOrderId || !meetingTypeId || !/^\d{1,9}$/.test(startMinute ?? '')) {
    return {};
  }
  return { companyId, paymentOrderId, meetingTypeId, start: toIso(Number(startMinute)) };
}
