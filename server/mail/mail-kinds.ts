import type { MailKindDefinition } from './kind-definition.ts';
import { attendeeCancellation } from './kinds/attendee-cancellation.ts';
import { attendeeConfirmation } from './kinds/attendee-confirmation.ts';
import { attendeeReschedule } from './kinds/attendee-reschedule.ts';
import { cancelLink } from './kinds/cancel-link.ts';
import { guestCancellation } from './kinds/guest-cancellation.ts';
import { guestConfirmation } from './kinds/guest-confirmation.ts';
import { guestReschedule } from './kinds/guest-reschedule.ts';
import { hostCancellation } from './kinds/host-cancellation.ts';
import { hostConfirmation } from './kinds/host-confirmation.ts';
import { hostReschedule } from './kinds/host-reschedule.ts';
import { rescheduleLink } from './kinds/reschedule-link.ts';
import type { MailKind } from './types.ts';

/** Every kind of mail: a new one is a file in `kinds/` and a row here. */
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
  'cancel-link': cancelLink,
  'reschedule-link': rescheduleLink,
} as const satisfies Record<MailKind, MailKindDefinition>;
