import type { Language } from '#shared/domain/languages.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import {
  type Clock,
  formatDateOfInstant,
  formatDayOfInstant,
  formatDayShort,
  formatTime,
  formatTimeRange,
  offsetLabel,
} from '#shared/time/format.ts';
import { toLocalMinute, zoneOf } from '#shared/time/zone.ts';
import type { Answer } from './answer.ts';
import type { Moment } from './moment.ts';

export interface AnswerReader {
  readonly language: Language;
  readonly timeZone: string;
  readonly clock: Clock;
  readonly nowMinute: number;
}

type Say = (key: TextKey<'in-browser'>, values: Readonly<Record<string, string>>) => string;

const verdicts = {
  free: 'lookup.free',
  'outside-hours': 'lookup.outside-hours',
  busy: 'lookup.busy',
  past: 'lookup.past',
} as const satisfies Record<Answer['verdict'], TextKey<'in-browser'>>;

/** The answer in a few lines: what was understood, whether that is free, and what else is. */
export function sayAnswer(
  moment: Moment,
  { verdict, nearest, isPartial }: Answer,
  reader: AnswerReader,
  say: Say,
): readonly string[] {
  const isNone = moment.isDay && verdict === 'busy';
  return [
    say(isNone ? 'lookup.full' : verdicts[verdict], { when: whenOf(moment, reader) }),
    ...(nearest.length > 0
      ? [say('lookup.nearest', { times: timesOf(nearest, moment, reader) })]
      : []),
    ...(isPartial ? [say('lookup.partial', {})] : []),
    say('lookup.understood', {
      words: moment.words,
      zone: offsetLabel(moment.from, reader.timeZone),
    }),
  ];
}

/** `Tuesday, March 12, 15:00 – 15:30`, of a whole day its date alone; the year where it is another. */
export function whenOf({ from, until, isDay }: Moment, reader: AnswerReader): string {
  const isThisYear = formatYear(from, reader) === formatYear(reader.nowMinute, reader);
  const day = isThisYear ? formatDayOfInstant(from, reader) : formatDateOfInstant(from, reader);
  // The shortest day has 23 hours.
  const isWhole = isDay && until - from >= 23 * 60;
  return isWhole ? day : `${day}, ${formatTimeRange(from, until, reader, reader.clock)}`;
}

function formatYear(minute: number, { timeZone }: AnswerReader): number {
  return new Date(toLocalMinute(zoneOf(timeZone), minute) * 60_000).getUTCFullYear();
}

/** Days are said where they are not the one that was asked about. */
function timesOf(starts: readonly number[], { from }: Moment, reader: AnswerReader): string {
  const asked = formatDayShort(from, reader);
  return starts
    .map((start) => {
      const day = formatDayShort(start, reader);
      const time = formatTime(start, reader, reader.clock);
      return day === asked ? time : `${day}, ${time}`;
    })
    .join(' · ');
}
