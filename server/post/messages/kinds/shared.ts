import type {
  AppointmentFacts,
  HostReminderMessage,
  PlannedFacts,
  TimeAudience,
  TimeFacts,
} from '#server/platform/kernel/message.ts';
import type { MailButton, MailRow, MailTone } from '#server/post/mail/body.ts';
import { button } from '#server/post/mail/button.ts';
import { type TimeContext, toName } from '#server/post/messages/context.ts';
import {
  appointmentButtons,
  bookAgainButtons,
  contactButtons,
  guestButtons,
} from '#server/post/messages/parts/buttons.ts';
import { eventWords, plannedParagraphs } from '#server/post/messages/parts/event-words.ts';
import { ownSubject } from '#server/post/messages/parts/own-text.ts';
import {
  answerRows,
  cancelledRows,
  overRows,
  reminderRows,
  seatLeftRows,
  standingRows,
} from '#server/post/messages/parts/rows.ts';
import type { MailTopic } from '#shared/domain/mails/topics.ts';
import { LATE_HASH } from '#shared/domain/running-late.ts';

/** Whether a message that comes too late is dropped or told all the same. */
type WhenOvertaken = 'dropped' | 'told';

/** Whose reader may be able to end it. */
type EndableFacts = PlannedFacts & Pick<HostReminderMessage, 'links'>;

/** What one side reads of an appointment. */
interface Look<Facts extends TimeFacts> {
  readonly title?: (context: TimeContext<Facts>) => string;
  readonly rows: (context: TimeContext<Facts>) => readonly MailRow[];
  readonly buttons?: (context: TimeContext<Facts>) => readonly MailButton[];
}

const standing = {
  attendee: { rows: standingRows, buttons: appointmentButtons },
  host: { title: attendeeNames, rows: hostRows, buttons: appointmentButtons },
  guest: { rows: standingRows, buttons: guestButtons },
} satisfies Record<TimeAudience, Look<AppointmentFacts>>;

const off = {
  attendee: { rows: cancelledRows, buttons: bookAgainButtons },
  host: { title: attendeeNames, rows: cancelledRows },
  guest: { rows: cancelledRows },
} satisfies Record<TimeAudience, Look<TimeFacts>>;

/** An appointment takes place, at this time: it goes into the reader's calendar. */
export function takesPlace<Side extends TimeAudience>(
  audience: Side,
  topic: MailTopic,
  whenOvertaken: WhenOvertaken,
) {
  const calendar: 'REQUEST' = 'REQUEST';
  const tone: MailTone = 'good';
  return { audience, topic, tone, calendar, whenOvertaken, ...standing[audience] };
}

/** What takes place no more; it was in no calendar. */
export function isOff<Side extends TimeAudience>(
  audience: Side,
  topic: MailTopic,
  whenOvertaken: WhenOvertaken,
) {
  const tone: MailTone = 'bad';
  return { audience, topic, tone, whenOvertaken, ...off[audience] };
}

/** The same of what goes from the reader's calendar. */
export function isCancelled<Side extends TimeAudience>(
  audience: Side,
  whenOvertaken: WhenOvertaken,
) {
  const calendar: 'CANCEL' = 'CANCEL';
  return { ...isOff(audience, 'cancellation', whenOvertaken), calendar };
}

/** Somebody else is running late: it takes place all the same, and no calendar hears of it. */
export function runsLate<Side extends TimeAudience>(audience: Side) {
  return { ...isOnTheWay(audience), title: lateTitle };
}

/** They come on time after all. */
export function isOnTime<Side extends TimeAudience>(audience: Side) {
  return { ...isOnTheWay(audience), title: onTimeTitle };
}

function isOnTheWay<Side extends TimeAudience>(audience: Side) {
  const tone: MailTone = 'good';
  const topic: MailTopic = 'reminder';
  const whenOvertaken: WhenOvertaken = 'dropped';
  const { rows } = standing[audience];
  return {
    ...{ audience, topic, tone, whenOvertaken, rows, buttons: onTheWayButtons },
    endsWithAppointment: true as const,
  };
}

function lateTitle({ t, message: { late } }: TimeContext<AppointmentFacts>): string {
  const { name = '', minutes = 0 } = late ?? {};
  return t('late.by', { name: toName(name), minutes: String(minutes) });
}

function onTimeTitle({ t, message: { late } }: TimeContext<AppointmentFacts>): string {
  return t('late.onTime', { name: toName(late?.name ?? '') });
}

function onTheWayButtons(context: TimeContext<AppointmentFacts>): MailButton[] {
  return [...guestButtons(context), ...contactButtons(context)];
}

/** It is still ahead: nothing of it has changed, so no calendar hears of it. */
function isAhead<Side extends TimeAudience>(audience: Side) {
  const tone: MailTone = 'good';
  const topic: MailTopic = 'reminder';
  const whenOvertaken: WhenOvertaken = 'dropped';
  return {
    ...{ audience, topic, tone, whenOvertaken },
    ...{ subject: ownSubject, borrows: eventWords, paragraphs: plannedParagraphs },
    rows: reminderRows,
  };
}

/** Leads to where they say so themselves. */
function lateButton(context: TimeContext<EndableFacts>): MailButton[] {
  const { audience, message } = context;
  if (audience === 'guest' || message.trigger !== 'before-meeting') return [];
  return button(context, 'button.late', `${message.links.appointment}#${LATE_HASH}`);
}

/** The same for who meets them. */
export function isAheadOfHost() {
  return { ...isAheadOf('host'), rows: hostRows, title: attendeeNames };
}

/** The same for who can end it. */
export function isAheadOf<Side extends TimeAudience>(audience: Side) {
  return {
    ...isAhead(audience),
    buttons: (context: TimeContext<EndableFacts>) => [
      ...standing[audience].buttons(context),
      ...lateButton(context),
      ...button(context, 'button.noReminders', context.message.links.unsubscribe),
    ],
  };
}

/** A host's title is whom they meet. */
export function attendeeNames({ names }: TimeContext<TimeFacts>): string {
  return names.attendees;
}

/** Leads to the appointment's page. */
export function viewButton(context: TimeContext<AppointmentFacts>): MailButton[] {
  return button(context, 'button.view', context.message.links.appointment);
}

function hostRows(context: TimeContext<AppointmentFacts>): MailRow[] {
  return [...standingRows(context), ...answerRows(context)];
}

/** It is over: there is nothing to join or to move, and another time to book. */
function isOver<Side extends TimeAudience>(audience: Side) {
  return { ...isAhead(audience), rows: endedRows, buttons: bookAgainButtons };
}

/** Of what has taken place, or will not. */
function endedRows(context: TimeContext<PlannedFacts>): MailRow[] {
  const { message, audience } = context;
  if (message.trigger !== 'booking-cancel') return overRows(context);
  const isSeatOfOthers = audience === 'host' && !message.appointment.isCancelled;
  return isSeatOfOthers ? seatLeftRows(context) : cancelledRows(context);
}

/** The same for who can end it. */
export function isOverFor<Side extends TimeAudience>(audience: Side) {
  return {
    ...isOver(audience),
    buttons: (context: TimeContext<EndableFacts>) => [
      ...bookAgainButtons(context),
      ...button(context, 'button.noReminders', context.message.links.unsubscribe),
    ],
  };
}
