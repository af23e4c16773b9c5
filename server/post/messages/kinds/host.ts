import type { CallbackMessage } from '#server/platform/kernel/message.ts';
import { button } from '#server/post/mail/button.ts';
import { type PersonContext, toName } from '#server/post/messages/context.ts';
import type { KindRows } from '#server/post/messages/kind.ts';
import { callButton, contactButtons } from '#server/post/messages/parts/buttons.ts';
import {
  answerRows,
  appointmentRows,
  callerRows,
  cancelledRows,
  momentRow,
  provisionalRows,
  refundRow,
  seatLeftRows,
  takenBackRow,
  untilRow,
} from '#server/post/messages/parts/rows.ts';
import {
  attendeeNames,
  isAheadOfHost,
  isCancelled,
  isOff,
  isOnTime,
  isOverFor,
  runsLate,
  takesPlace,
  viewButton,
} from './shared.ts';

/** What a host reads. */
export const hostKinds = {
  'host-confirmation': takesPlace('host', 'booking', 'told'),
  'host-reschedule': takesPlace('host', 'reschedule', 'dropped'),
  'host-cancellation': isCancelled('host', 'told'),
  /** A colleague has given it to them. */
  'host-taken-over': takesPlace('host', 'booking', 'told'),
  /** A colleague has it now: it goes from their own calendar. */
  'host-handed-over': { ...isCancelled('host', 'told'), tone: 'good', rows: appointmentRows },
  'host-meeting-link': takesPlace('host', 'booking', 'dropped'),
  'host-reminder': isAheadOfHost(),
  'host-follow-up': { ...isOverFor('host'), title: attendeeNames },
  'host-guest-added': takesPlace('host', 'booking', 'dropped'),
  'host-late': runsLate('host'),
  'host-on-time': isOnTime('host'),
  /** Whose seat of a group is free again, and that it takes place with the others. */
  'host-seat-left': {
    audience: 'host',
    topic: 'cancellation',
    tone: 'good',
    whenOvertaken: 'told',
    calendar: 'REQUEST',
    rows: seatLeftRows,
    buttons: viewButton,
  },
  /** Who had paid for a time that was gone, and that the money went back. */
  'host-refunded': {
    ...isOff('host', 'payment', 'told'),
    rows: (context) => [...cancelledRows(context), refundRow(context)],
  },
  /** They decide whether the appointment that somebody asks for takes place. */
  'host-confirmation-request': {
    audience: 'host',
    topic: 'booking',
    tone: 'good',
    whenOvertaken: 'told',
    title: attendeeNames,
    rows: (context) => [
      ...provisionalRows(context),
      untilRow(context, 'row.heldUntil'),
      ...answerRows(context),
    ],
    buttons: (context) => [
      ...button(context, 'button.confirm', context.message.links.confirm),
      ...button(context, 'button.decline', context.message.links.decline),
      ...contactButtons(context),
    ],
  },
  /** An appointment is not paid any more: they decide whether it takes place. */
  'host-payment-taken-back': {
    audience: 'host',
    topic: 'payment',
    tone: 'bad',
    whenOvertaken: 'told',
    status: ({ t, message }) => t(`host-payment-taken-back.status.${message.takenBack.reason}`),
    title: attendeeNames,
    paragraphs: ({ t, message: { takenBack, appointment } }) => [
      t(`host-payment-taken-back.intro.${takenBack.reason}`),
      t(`host-payment-taken-back.${appointment.isCancelled ? 'cancelled' : 'stands'}`),
    ],
    rows: (context) => [takenBackRow(context), ...appointmentRows(context)],
    buttons: viewButton,
  },
  /** A time that they proposed was picked, and the appointment is a colleague's. */
  'host-proposal-taken': {
    audience: 'host',
    topic: 'booking',
    tone: 'good',
    whenOvertaken: 'told',
    names: ({ message }) => ({
      recipient: toName(message.recipientName),
      title: toName(message.meetingName),
    }),
    title: ({ message }) => toName(message.recipientName),
    rows: (context) => [momentRow(context, context.message.startIso)],
    buttons: (context) => button(context, 'button.view', context.message.links.appointment),
  },
  /** Who would like to be called back; they dial from the mail. */
  'callback-request': {
    audience: 'host',
    topic: 'enquiry',
    tone: 'good',
    whenOvertaken: 'told',
    names: (context) => ({ name: callerName(context) }),
    preview: ({ message }) => message.caller.phone,
    title: callerName,
    rows: callerRows,
    buttons: (context) => callButton(context, context.message.caller.phone),
    replyTo: ({ message: { caller } }) =>
      caller.email ? { name: caller.name, email: caller.email } : undefined,
  },
} as const satisfies Partial<KindRows>;

function callerName({ message }: PersonContext<CallbackMessage>): string {
  return toName(message.caller.name) || toName(message.caller.phone);
}
