import { useId, useState } from 'react';
import {
  copyDay,
  type DayHours,
  tidyDay,
  type WeekHours,
  withDay,
} from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CopyDayDialog } from './copy-day-dialog.tsx';
import { DayRow } from './day-row.tsx';
import { HourScale } from './hour-scale.tsx';
import { useHoursWords } from './use-hours-words.ts';

interface WeekEditorProps {
  readonly week: WeekHours;
  readonly onChange: (week: WeekHours) => void;
}

/**
 * Weekly hours, drawn and typed: both ways change the same week. What meets is joined, what overlaps
 * says so and is not saved, what goes on past midnight is the next day's.
 */
export function WeekEditor({ week, onChange }: WeekEditorProps) {
  const t = useTexts('hours');
  const { weekdays, toDay, toTime } = useHoursWords();
  const [said, setSaid] = useState('');
  const [copied, setCopied] = useState<number>();
  const keysId = useId();
  const splitAtMidnight = (weekday: number, hours: DayHours, until: number) => {
    const next = (weekday + 1) % 7;
    const grown = tidyDay([...(week[next] ?? []), [0, until]]);
    onChange(withDay(withDay(week, weekday, hours), next, grown));
    setSaid(t('overnight', { name: toDay(next), time: toTime(until) }));
  };
  const copyTo = (from: number, to: readonly number[]) => {
    onChange(copyDay(week, from, to));
    setCopied(undefined);
    setSaid(t('copied', { count: to.length }));
  };
  return (
    <div>
      <HourScale />
      <div className="divide-y divide-line">
        {weekdays.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            hours={week[weekday] ?? []}
            describedBy={keysId}
            onChange={(hours) => onChange(withDay(week, weekday, hours))}
            onOvernight={(hours, until) => splitAtMidnight(weekday, hours, until)}
            onCopy={() => setCopied(weekday)}
            onSay={setSaid}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-soft text-sm">
        {said}
      </p>
      <p id={keysId} className="mt-1 hidden text-soft text-xs md:pointer-fine:block">
        {t('keys')}
      </p>
      {copied !== undefined && (
        <CopyDayDialog
          weekday={copied}
          onCopy={(to) => copyTo(copied, to)}
          onClose={() => setCopied(undefined)}
        />
      )}
    </div>
  );
}
