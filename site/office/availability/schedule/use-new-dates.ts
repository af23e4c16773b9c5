import { useState } from 'react';
import type { LocalRange } from '#shared/domain/availability/types.ts';
import { findDateProblems } from '#shared/domain/schedule/date-problems.ts';
import {
  type DayHours,
  findOverlaps,
  suggestRange,
  toTypedRange,
} from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';

const nothing = { text: '', isWrong: false };

/** Dates that are about to have other hours: today alone, without hours, until something is typed. */
export function useNewDates(timeZone: string) {
  const t = useTexts('availability');
  const words = useTexts('hours');
  const [today] = useState(() =>
    dateOfDay(localDay(zoneOf(timeZone), Math.floor(Date.now() / 60_000))),
  );
  const [from, setFrom] = useState(today);
  const [typedTo, setTo] = useState<string>();
  const [hours, setHours] = useState<DayHours>([]);
  const [said, say] = useState(nothing);
  const to = typedTo ?? from;
  const problems = findDateProblems({ from, to }, today);
  const next = suggestRange(hours);
  const begin = (date: string) => {
    setFrom(date);
    // The last day goes along.
    if (typedTo !== undefined && date > typedTo) setTo(undefined);
  };
  const reject = (text: string) => say({ text, isWrong: true });
  const change = (index: number, range: LocalRange) => {
    const typed = toTypedRange(range);
    if (!typed) return reject(words('endsBefore'));
    setHours(hours.with(index, typed.today));
    say(typed.tomorrow > 0 ? { text: t('dates.untilMidnight'), isWrong: false } : nothing);
  };
  return {
    ...{ today, from, to, hours, said, problems, setTo },
    setFrom: begin,
    /** What is wrong with the hours, if anything. */
    overlap: findOverlaps(hours).length > 0 ? words('overlaps') : undefined,
    add: next && (() => setHours([...hours, next])),
    ranges: {
      onChange: change,
      onRemove: (index: number) => setHours(hours.toSpliced(index, 1)),
      onSay: reject,
    },
  } as const;
}
