import type { EventByType, EventType } from '#server/platform/kernel/events.ts';
import { EMAIL_TEMPLATE_IDS } from '#shared/domain/mails/email-templates.ts';
import { about, type Compose } from './facts.ts';

/** What workflows send. */
const plannedKinds = [
  ...(['attendee-reminder', 'guest-reminder', 'host-reminder'] as const),
  ...(['attendee-follow-up', 'guest-follow-up', 'host-follow-up'] as const),
] as const;

/** Which messages an event causes, and what they are about. */
export const reactions = {
  'appointment-booked': about.seat(
    'attendee-confirmation',
    'host-confirmation',
    'guest-confirmation',
  ),
  'appointment-rescheduled': about.seat(
    'attendee-reschedule',
    'host-reschedule',
    'guest-reschedule',
  ),
  'appointment-cancelled': about.seat(
    'attendee-cancellation',
    'host-cancellation',
    'guest-cancellation',
  ),
  'seat-rescheduled': about.seat('attendee-reschedule', 'guest-reschedule'),
  'seat-cancelled': about.seat('attendee-cancellation', 'guest-cancellation'),
  'seat-given-up': about.seat('attendee-seat-cancelled', 'host-seat-left', 'guest-seat-cancelled'),
  'seat-vacated': about.seat('attendee-seat-left', 'host-seat-left', 'guest-seat-left'),
  'appointment-vacated': about.seat('attendee-seat-left', 'host-cancellation', 'guest-seat-left'),
  'appointment-handed-over': about.handOver(
    'attendee-new-host',
    'guest-new-host',
    'host-taken-over',
    'host-handed-over',
  ),
  'seat-handed-over': about.handOver('attendee-new-host', 'guest-new-host'),
  'attendee-runs-late': about.late('guest-late', 'host-late', 'guest-on-time', 'host-on-time'),
  'host-runs-late': about.late(
    ...(['attendee-late', 'guest-late', 'host-late'] as const),
    ...(['attendee-on-time', 'guest-on-time', 'host-on-time'] as const),
  ),
  'seat-host-runs-late': about.late(
    ...(['attendee-late', 'guest-late', 'attendee-on-time', 'guest-on-time'] as const),
  ),
  'guest-added': about.guest('guest-confirmation', 'attendee-guest-added', 'host-guest-added'),
  'meeting-link-made': about.seat(
    'attendee-meeting-link',
    'guest-meeting-link',
    'host-meeting-link',
  ),
  'cancel-initiated': about.seat('cancel-link'),
  'reschedule-initiated': about.seat('reschedule-link'),
  'opt-in-asked': about.request('attendee-opt-in'),
  'host-confirmation-asked': about.request('host-confirmation-request', 'attendee-awaits-host'),
  'provisional-expired': about.seat('attendee-provisional-expired'),
  'provisional-declined': about.seat('attendee-declined'),
  'reminder-due': about.planned(...plannedKinds),
  'workflow-tested': about.test(...plannedKinds),
  'email-template-tested': about.templateTest(...EMAIL_TEMPLATE_IDS),
  'proposal-reminded': about.reminder('proposal-reminder'),
  'proposal-taken': about.pick('host-proposal-taken'),
  'callback-requested': about.callback('callback-request'),
  'forget-requested': about.forget('forget-link'),
  'payment-refunded': about.refund('attendee-refunded', 'host-refunded'),
  'payment-taken-back': about.takenBack('host-payment-taken-back'),
  'member-invited': about.invitation('invitation-link'),
  'member-removed': about.departure('member-removed'),
  'member-left': about.departure('member-left'),
  'company-closing': about.closing('company-closing', 'company-closing-owner'),
  'company-kept': about.closing('company-kept'),
  'calendar-unreadable': about.calendar('calendar-unreadable'),
  'meetings-refused': about.meetings('meetings-refused'),
  'decisions-asked': about.decisions('decisions-asked'),
  'password-reset-asked': about.accountLink('password-reset-link'),
  'email-change-asked': about.accountLink('email-change-link'),
  'email-changed': about.accountLink('email-changed'),
  'password-changed': about.passwordChange('password-changed'),
  'sign-up-requested': about.signUp('sign-up-link', 'sign-up-known'),
} as const satisfies { readonly [Type in EventType]: Compose<EventByType[Type]> };
