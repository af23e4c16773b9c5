import ICAL from 'ical.js';
import { fromIso } from '#shared/time/dates.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { fromWallClock } from '#shared/time/wall-clock.ts';
import type { EventMoment } from './event-text.ts';

/** An event of ours, as providers are told of it. */
export interface WrittenEvent {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly start: EventMoment;
  readonly end: EventMoment;
  readonly isTentative: boolean;
  readonly isCancelled: boolean;
  readonly isFree: boolean;
}

/** Reads the one event of an iCalendar text that we wrote. @throws Error where it has none: a fault of ours. */
export function readWrittenEvent(content: string): WrittenEvent {
  const component = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event to write');
  const event = new ICAL.Event(component);
  const status = textOf(component, 'status').toUpperCase();
  return {
    title: event.summary ?? '',
    description: event.description ?? '',
    location: event.location ?? '',
    start: toMoment(event.startDate, component),
    end: toMoment(event.endDate, component),
    isTentative: status === 'TENTATIVE',
    isCancelled: status === 'CANCELLED',
    isFree: textOf(component, 'transp').toUpperCase() === 'TRANSPARENT',
  };
}

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '');
}

function toMoment(time: ICAL.Time, component: ICAL.Component): EventMoment {
  const written = time.toString();
  if (time.isDate) return { date: written.slice(0, 10) };
  const named = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const minute = isUtc
    ? fromIso(written)
    : isTimeZone(named)
      ? fromWallClock(written, named)
      : undefined;
  if (minute === undefined) throw new Error('An event of ours begins and ends at an instant');
  return { minute };
}
