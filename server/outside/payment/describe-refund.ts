import { toMailCompany } from '#server/people/company/mail-company.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { PaymentOrderRef } from '#server/platform/kernel/events.ts';
import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type { RefundKind, RefundMessage } from '#server/platform/kernel/message.ts';
import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { toIso } from '#shared/time/dates.ts';
import { findOrder, type PaymentOrder } from './store/payment-order.ts';
import { loadRefundContext, type RefundContext } from './store/refund-context-statement.ts';

/** Money that went back, for both sides; undefined once the meeting type is gone. */
export async function describeRefund(
  { db, publicUrl }: DescribeServices,
  ref: PaymentOrderRef,
): Promise<Described<RefundKind> | undefined> {
  const order = await findOrder(db, ref);
  const context = order && (await loadRefundContext(db, order));
  if (!order || !context) return undefined;
  const attendee = toAttendee(order);
  const facts = toFacts(order, context, attendee, publicUrl);
  const hosts = context.hosts.map(({ firstname, lastname, email, language, timeZone }) => ({
    email,
    name: `${firstname} ${lastname}`.trim(),
    firstname,
    language,
    timeZone,
  }));
  return {
    companyId: ref.companyId,
    appointmentId: null,
    readers: { attendee: [attendee], host: hosts },
    tell: (kind, recipient) => ({ ...facts, kind, recipient }),
  };
}

function toFacts(
  order: PaymentOrder,
  context: RefundContext,
  attendee: MailRecipient,
  publicUrl: string,
): Omit<RefundMessage, 'kind' | 'recipient'> {
  const durationMinutes = order.request.duration ?? context.durationMinutes;
  return {
    appointment: {
      title: context.title,
      startIso: toIso(order.startMinute),
      endIso: toIso(order.startMinute + durationMinutes),
      durationMinutes,
    },
    company: toMailCompany(context.company),
    hosts: context.hosts.map(({ firstname, lastname, email }) => ({
      name: `${firstname} ${lastname}`.trim(),
      email,
    })),
    attendees: [{ name: attendee.name, email: attendee.email, language: attendee.language }],
    links: context.bookingPath === null ? {} : { book: publicUrl + context.bookingPath },
    refund: { amountCents: order.amountCents, currency: order.currency },
  };
}

function toAttendee({ request: { attendee } }: PaymentOrder): MailRecipient {
  const { fullname, firstname, lastname, email, language, timezone } = attendee;
  return {
    email,
    name: fullname || [firstname, lastname].filter(Boolean).join(' ') || email,
    language: language ?? FALLBACK_LANGUAGE,
    timeZone: timezone,
  };
}
