import * as z from 'zod';
import { fromIso } from '#shared/time/dates.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { type EventMoment, type EventText, toEventText } from '../event-text.ts';

const moment = z.object({
  date: z.iso.date().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
});
type Moment = z.output<typeof moment>;

/** What we ask for of an event: https://developers.google.com/workspace/calendar/api/v3/reference/events */
export const googleEvent = z.object({
  id: z.string(),
  etag: z.string().optional(),
  status: z.string().optional(),
  iCalUID: z.string().optional(),
  summary: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  recurrence: z.array(z.string()).optional(),
  /** The series that an event deviates from, and its start there. */
  recurringEventId: z.string().optional(),
  originalStartTime: moment.optional(),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  attendees: z
    .array(
      z.object({
        self: z.boolean().optional(),
        responseStatus: z.string().optional(),
      }),
    )
    .optional(),
});
export type GoogleEvent = z.output<typeof googleEvent>;

/** The fields of it, as Google wants them listed. */
export const EVENT_FIELDS =
  'id,etag,status,iCalUID,summary,start,end,recurrence,recurringEventId,originalStartTime,transparency,eventType,attendees(self,responseStatus)';

/**
 * Whether it is deleted. An instance that was taken out of its series is not: it says where it was, and
 * nothing else for sure.
 */
export function isGone({ status, recurringEventId, originalStartTime }: GoogleEvent): boolean {
  const isTakenOut = recurringEventId !== undefined && originalStartTime !== undefined;
  return status === 'cancelled' && !isTakenOut;
}

/**
 * An event as iCalendar. What its owner has answered is said as what it leads to: declined, it keeps them
 * from nothing; where they may come, it is not sure. Nobody else's answer is kept. One that deviates from its series is a text of its own with the series' UID and a
 * RECURRENCE-ID. `uid` is that of its series where the event does not say it.
 */
export function toGoogleEventText(event: GoogleEvent, uid?: string): string {
  return toEventText([
    {
      ...toTimes(event),
      uid: event.iCalUID || uid || event.id,
      title: event.summary,
      status: toStatus(event),
      isFree: isFree(event),
      category: event.eventType === 'birthday' ? 'Birthday' : undefined,
      recurrence: event.recurrence,
    },
  ]);
}

function toStatus(event: GoogleEvent): EventText['status'] {
  if (event.status === 'cancelled') return 'CANCELLED';
  const isSure = event.status !== 'tentative' && answerOf(event) !== 'tentative';
  return isSure ? 'CONFIRMED' : 'TENTATIVE';
}

/** Where somebody works, and who has a birthday, keeps nobody from meeting. */
const FREE_TYPES = ['workingLocation', 'birthday'];

function isFree(event: GoogleEvent): boolean {
  const isOfFreeType = FREE_TYPES.includes(event.eventType ?? '');
  return event.transparency === 'transparent' || isOfFreeType || answerOf(event) === 'declined';
}

/** `needsAction`, `declined`, `tentative` or `accepted`: its owner's own. */
function answerOf({ attendees = [] }: GoogleEvent): string | undefined {
  return attendees.find(({ self }) => self)?.responseStatus;
}

function toTimes(event: GoogleEvent): Pick<EventText, 'recurrenceId' | 'start' | 'end'> {
  const original = event.originalStartTime;
  const start = event.start ?? original;
  if (!start) throw new CalendarFault('answer-not-understood', 'an event of it has no start');
  // What happens once happens at an instant; what repeats does so by a wall clock.
  const hasClock = event.recurrence !== undefined || original !== undefined;
  return {
    recurrenceId: original && toMoment(original, 'floor', hasClock),
    start: toMoment(start, 'floor', hasClock),
    end: event.end && toMoment(event.end, 'ceil', hasClock),
  };
}

/** The instant is right whatever zone it is written in; the wall clock is that of the event's own. */
function toMoment(
  { date, dateTime, timeZone }: Moment,
  rounding: 'floor' | 'ceil',
  hasClock: boolean,
): EventMoment {
  if (date !== undefined) return { date };
  const minute = fromIso(dateTime ?? '', rounding);
  if (minute === undefined) {
    throw new CalendarFault('answer-not-understood', 'an event of it has no time');
  }
  const isNamed = hasClock && timeZone !== undefined && timeZone !== 'UTC' && isTimeZone(timeZone);
  return { minute, timeZone: isNamed ? timeZone : undefined };
}
