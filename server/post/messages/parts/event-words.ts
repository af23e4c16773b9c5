import type { PlannedFacts, TimeAudience, TimeMessage } from '#server/platform/kernel/message.ts';
import { type EventTrigger, isEvent } from '#shared/domain/reminder/workflow.ts';
import type { TimeContext } from '../context.ts';
import { ownParagraphs } from './own-text.ts';

type Words = TimeMessage['kind'];

const wordsOf = {
  'booking-confirm': {
    attendee: 'attendee-confirmation',
    guest: 'guest-confirmation',
    host: 'host-confirmation',
  },
  'booking-reschedule': {
    attendee: 'attendee-reschedule',
    guest: 'guest-reschedule',
    host: 'host-reschedule',
  },
  'booking-cancel': {
    attendee: 'attendee-cancellation',
    guest: 'guest-cancellation',
    host: 'host-cancellation',
  },
} as const satisfies Record<EventTrigger, Record<TimeAudience, Words>>;

/** Of a seat of a group that goes on. */
const seatWords = {
  attendee: 'attendee-seat-cancelled',
  guest: 'guest-seat-cancelled',
  host: 'host-seat-left',
} as const satisfies Record<TimeAudience, Words>;

/** What a message about an event is called: as what is told of it in any case. */
export function eventWords({ message, audience }: TimeContext<PlannedFacts>): Words | undefined {
  const { trigger, appointment } = message;
  if (!isEvent(trigger)) return undefined;
  const isSeat = trigger === 'booking-cancel' && !appointment.isCancelled;
  return isSeat ? seatWords[audience] : wordsOf[trigger][audience];
}

/** The company's own words, or else ours about an event: nothing is attached. */
export function plannedParagraphs(
  context: TimeContext<PlannedFacts>,
): readonly string[] | undefined {
  const { message, audience, t } = context;
  const own = ownParagraphs(context);
  if (own || !isEvent(message.trigger)) return own;
  if (message.trigger !== 'booking-cancel') return [t(`${audience}-reminder.intro`)];
  return [t(message.appointment.isCancelled ? 'calledOff.whole' : 'calledOff.seat')];
}
