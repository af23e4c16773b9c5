import type { PersonKindDefinition, TimeKindDefinition } from './kind.ts';
import { attendeeAwaitsHost } from './kinds/attendee-awaits-host.ts';
import { attendeeCancellation } from './kinds/attendee-cancellation.ts';
import { attendeeConfirmation } from './kinds/attendee-confirmation.ts';
import { attendeeDeclined } from './kinds/attendee-declined.ts';
import { attendeeOptIn } from './kinds/attendee-opt-in.ts';
import { attendeeProvisionalExpired } from './kinds/attendee-provisional-expired.ts';
import { attendeeRefunded } from './kinds/attendee-refunded.ts';
import { attendeeReschedule } from './kinds/attendee-reschedule.ts';
import { attendeeSeatCancelled } from './kinds/attendee-seat-cancelled.ts';
import { attendeeSeatLeft } from './kinds/attendee-seat-left.ts';
import { callbackRequest } from './kinds/callback-request.ts';
import { cancelLink } from './kinds/cancel-link.ts';
import { forgetLink } from './kinds/forget-link.ts';
import { guestCancellation } from './kinds/guest-cancellation.ts';
import { guestConfirmation } from './kinds/guest-confirmation.ts';
import { guestReschedule } from './kinds/guest-reschedule.ts';
import { guestSeatCancelled } from './kinds/guest-seat-cancelled.ts';
import { guestSeatLeft } from './kinds/guest-seat-left.ts';
import { hostCancellation } from './kinds/host-cancellation.ts';
import { hostConfirmation } from './kinds/host-confirmation.ts';
import { hostConfirmationRequest } from './kinds/host-confirmation-request.ts';
import { hostPaymentTakenBack } from './kinds/host-payment-taken-back.ts';
import { hostRefunded } from './kinds/host-refunded.ts';
import { hostReschedule } from './kinds/host-reschedule.ts';
import { hostSeatLeft } from './kinds/host-seat-left.ts';
import { rescheduleLink } from './kinds/reschedule-link.ts';
import { signUpKnown } from './kinds/sign-up-known.ts';
import { signUpLink } from './kinds/sign-up-link.ts';
import type { MailByKind, PersonMail, TimeMail } from './message.ts';

/** Every kind of mail about a booked time: a new one is a file in `kinds/` and a row here. */
export const mailKinds = {
  'attendee-confirmation': attendeeConfirmation,
  'host-confirmation': hostConfirmation,
  'guest-confirmation': guestConfirmation,
  'attendee-reschedule': attendeeReschedule,
  'host-reschedule': hostReschedule,
  'guest-reschedule': guestReschedule,
  'attendee-cancellation': attendeeCancellation,
  'host-cancellation': hostCancellation,
  'guest-cancellation': guestCancellation,
  'attendee-seat-cancelled': attendeeSeatCancelled,
  'guest-seat-cancelled': guestSeatCancelled,
  'attendee-seat-left': attendeeSeatLeft,
  'host-seat-left': hostSeatLeft,
  'guest-seat-left': guestSeatLeft,
  'cancel-link': cancelLink,
  'reschedule-link': rescheduleLink,
  'attendee-opt-in': attendeeOptIn,
  'attendee-provisional-expired': attendeeProvisionalExpired,
  'host-confirmation-request': hostConfirmationRequest,
  'attendee-awaits-host': attendeeAwaitsHost,
  'attendee-declined': attendeeDeclined,
  'attendee-refunded': attendeeRefunded,
  'host-refunded': hostRefunded,
  'host-payment-taken-back': hostPaymentTakenBack,
} as const satisfies { readonly [Kind in TimeMail['kind']]: TimeKindDefinition<MailByKind[Kind]> };

/** Every kind of mail about a person. */
export const personMailKinds = {
  'callback-request': callbackRequest,
  'forget-link': forgetLink,
  'sign-up-link': signUpLink,
  'sign-up-known': signUpKnown,
} as const satisfies {
  readonly [Kind in PersonMail['kind']]: PersonKindDefinition<MailByKind[Kind]>;
};
