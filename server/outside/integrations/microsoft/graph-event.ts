import * as z from 'zod';
import { dateOfDay, dayOfDate, fromIso } from '#shared/time/dates.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { type EventMoment, type EventText, toEventText } from '../event-text.ts';

const moment = z.object({ dateTime: z.string(), timeZone: z.string().nullish() });
type Moment = z.output<typeof moment>;

/** What we ask of an event: https://learn.microsoft.com/en-us/graph/api/resources/event */
export const graphEvent = z.object({
  id: z.string(),
  '@odata.etag': z.string().optional(),
  /** Of one that is gone, nothing else is said. */
  '@removed': z.unknown().optional(),
  /** `singleInstance`, `seriesMaster`, `occurrence`, or `exception` that deviates from its series. */
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  iCalUId: z.string().nullish(),
  transactionId: z.string().nullish(),
  subject: z.string().nullish(),
  start: moment.nullish(),
  end: moment.nullish(),
  /** Where an exception stands in its series. */
  originalStart: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
});
export type GraphEvent = z.output<typeof graphEvent>;

/**
 * Graph gives events UIDs of its own. What it gives back as it was said is the id of the transaction that
 * made an event: ours have our UID there.
 */
const OWN_MARK = 'kalends:';

/** `kalends:<uid>`; `again` tells one from another of the same UID that was deleted. */
export function toTransactionId(uid: string, again?: string): string {
  return OWN_MARK + uid + (again === undefined ? '' : `#${again}`);
}

function uidOf({ id, transactionId, iCalUId }: GraphEvent): string {
  const isOurs = transactionId?.startsWith(OWN_MARK) ?? false;
  const ours = isOurs ? transactionId?.slice(OWN_MARK.length).split('#')[0] : undefined;
  return ours || iCalUId || id;
}

/** One that happens once, as iCalendar. */
export function toGraphEventText(event: GraphEvent): string {
  return toEventText([{ uid: uidOf(event), ...toTimes(event), ...toStanding(event) }]);
}

/**
 * A series by what of it lies within the window, as iCalendar: its instances are dates that are added to the
 * first one (RDATE), for Graph's own rules have no end, and say nothing of what was taken out. `base` says
 * what all of them have in common, where the instances do not.
 */
export function toGraphSeriesText(base: GraphEvent, instances: readonly GraphEvent[]): string {
  const isAllDay = base.isAllDay ?? false;
  const placed = instances
    .map((each) => ({ ...each, isAllDay: each.isAllDay ?? isAllDay }))
    .map((event) => ({ event, place: placeOf(event), ...toTimes(event) }))
    .toSorted((one, other) => toNumber(one.place) - toNumber(other.place));
  const [first, ...others] = placed;
  if (!first) throw new Error('A series without an instance is none');
  const usual = placed.find(({ event }) => event.type === 'occurrence') ?? first;
  const length = toNumber(usual.end) - toNumber(usual.start);
  const uid = uidOf(base);
  const deviations = placed.filter(
    ({ event, start, end }) =>
      event.type !== 'occurrence' || toNumber(end) - toNumber(start) !== length,
  );
  return toEventText([
    {
      uid,
      start: first.place,
      end: later(first.place, length),
      furtherStarts: others.map(({ place }) => place),
      ...toStanding(base),
    },
    ...deviations.map(({ event, place, start, end }) => ({
      uid,
      recurrenceId: place,
      start,
      end,
      ...toStanding(event.showAs ? event : base),
    })),
  ]);
}

type Standing = Pick<EventText, 'title' | 'status' | 'isFree'>;

/** Out of office is busy; who works elsewhere can be met. What its owner has declined keeps them from nothing. */
function toStanding({ subject, isCancelled, showAs, responseStatus }: GraphEvent): Standing {
  const answer = responseStatus?.response;
  const isSure = showAs !== 'tentative' && answer !== 'tentativelyAccepted';
  return {
    title: subject ?? undefined,
    status: isCancelled ? 'CANCELLED' : isSure ? 'CONFIRMED' : 'TENTATIVE',
    isFree: showAs === 'free' || showAs === 'workingElsewhere' || answer === 'declined',
  };
}

function toTimes(event: GraphEvent): { readonly start: EventMoment; readonly end: EventMoment } {
  const { start, end, isAllDay } = event;
  if (!start || !end) {
    throw new CalendarFault('answer-not-understood', 'an event of it has no times');
  }
  return { start: toMoment(start, 'floor', isAllDay), end: toMoment(end, 'ceil', isAllDay) };
}

/** `2026-12-01T09:00:00.0000000`, in UTC as was asked for. */
function toMoment(
  { dateTime, timeZone }: Moment,
  rounding: 'floor' | 'ceil',
  isAllDay: GraphEvent['isAllDay'],
): EventMoment {
  const isUtc = timeZone === null || timeZone === undefined || timeZone === 'UTC';
  const minute = isUtc ? fromIso(`${dateTime.slice(0, 19)}Z`, rounding) : undefined;
  if (minute === undefined) {
    throw new CalendarFault('answer-not-understood', 'an event of it has no time in UTC');
  }
  return isAllDay ? toDay(minute) : { minute };
}

const DAY_MINUTES = 1440;

/** A day of a mailbox begins at its own midnight, which is the nearest one to ours. */
function toDay(minute: number): EventMoment {
  return { date: dateOfDay(Math.round(minute / DAY_MINUTES)) };
}

/** Where an instance stands in its series, whatever has become of it. */
function placeOf(event: GraphEvent): EventMoment {
  const original = event.type === 'exception' ? event.originalStart : undefined;
  const minute = original ? fromIso(original, 'floor') : undefined;
  if (minute === undefined) return toTimes(event).start;
  return event.isAllDay ? toDay(minute) : { minute };
}

/** Days or minutes, of moments of one kind. */
function toNumber(moment: EventMoment): number {
  return 'date' in moment ? dayOfDate(moment.date) : moment.minute;
}

function later(moment: EventMoment, length: number): EventMoment {
  const number = toNumber(moment) + length;
  return 'date' in moment ? { date: dateOfDay(number) } : { minute: number };
}
