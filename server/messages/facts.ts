import { findAttended } from '#server/appointment/describe-appointment.ts';
import { describeCallback } from '#server/callback/describe-callback.ts';
import { describeForget } from '#server/forget-me/describe-forget.ts';
import type { DomainEvent } from '#server/kernel/events.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Message } from '#server/messages/message.ts';
import { describeRefund } from '#server/payment/describe-refund.ts';
import { type BookingEvent, toMails } from './to-messages.ts';

/** Mails to write, and where the log keeps them. */
export interface Composed {
  readonly companyId: string;
  readonly appointmentId: string | null;
  readonly mails: readonly Message[];
}

type ComposeServices = Pick<Services, 'db' | 'secret' | 'publicUrl' | 'clock'>;

/** Every mail that an event causes; undefined where what it is about has been erased since. */
export async function composeMails(
  services: ComposeServices,
  event: DomainEvent,
): Promise<Composed | undefined> {
  switch (event.type) {
    case 'callback-requested': {
      const mail = await describeCallback(services.db, event);
      return mail && { companyId: event.companyId, appointmentId: null, mails: [mail] };
    }
    case 'forget-requested': {
      const described = await describeForget(services, event);
      const { companyId, mail } = described ?? {};
      return companyId && mail ? { companyId, appointmentId: null, mails: [mail] } : undefined;
    }
    case 'payment-refunded': {
      const mails = await describeRefund(services, event);
      return mails && { companyId: event.companyId, appointmentId: null, mails };
    }
    default:
      return composeAttended(services, event);
  }
}

async function composeAttended(
  services: ComposeServices,
  event: BookingEvent,
): Promise<Composed | undefined> {
  const { appointmentId, attendeeId } = event;
  // A payment is told with the appointment as it is: whether it stands is what its host has to know.
  const snapshot = event.type === 'payment-taken-back' ? undefined : event.snapshot;
  const attended = await findAttended(services, appointmentId, attendeeId, snapshot);
  // An erased attendee keeps their row, without an address to write to.
  if (!attended || attended.attendee.email === '') return undefined;
  const { companyId } = attended.row;
  return { companyId, appointmentId, mails: toMails(services, event, attended) };
}
