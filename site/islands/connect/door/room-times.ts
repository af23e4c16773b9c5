import type { Language } from '#shared/domain/languages.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { type Clock, formatDayShort, formatTime, formatTimeRange } from '#shared/time/format.ts';

interface TimeReader {
  readonly reader: { readonly language: Language; readonly timeZone: string };
  readonly clock: Clock;
}

/** How times are written for a reader of this page. */
export function useTimeReader(): TimeReader {
  return { reader: { language: useLanguage(), timeZone: visitorTimeZone() }, clock: useClock() };
}

const minuteOf = (iso: string) => Math.floor(Date.parse(iso) / 60_000);

/** `13:50`, and on another day than now `Fri, May 24, 13:50`. */
export function momentText(iso: string, nowMs: number, { reader, clock }: TimeReader): string {
  const minute = minuteOf(iso);
  const day = formatDayShort(minute, reader);
  const time = formatTime(minute, reader, clock);
  return day === formatDayShort(Math.floor(nowMs / 60_000), reader) ? time : `${day}, ${time}`;
}

/** `Fri, May 24, 14:00 – 14:30` */
export function spanText(
  span: { readonly startIso: string; readonly endIso: string },
  { reader, clock }: TimeReader,
): string {
  const start = minuteOf(span.startIso);
  const range = formatTimeRange(start, minuteOf(span.endIso), reader, clock);
  return `${formatDayShort(start, reader)}, ${range}`;
}
