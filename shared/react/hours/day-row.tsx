import { type FocusEvent, useRef, useState } from 'react';
import {
  type DayHours,
  findOverlaps,
  suggestRange,
  tidyDay,
  toTypedRange,
} from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconTool } from '../ui/icon-tool.tsx';
import { DayTrack } from './day-track.tsx';
import { RangeFields } from './range-fields.tsx';
import { useHoursWords } from './use-hours-words.ts';

interface DayRowProps {
  readonly weekday: number;
  readonly hours: DayHours;
  /** The id of what says which keys there are. */
  readonly describedBy: string;
  readonly onChange: (hours: DayHours) => void;
  /** The part of a range that is the next day's. */
  readonly onOvernight: (hours: DayHours, until: number) => void;
  readonly onCopy: () => void;
  readonly onSay: (text: string) => void;
}

/** One day of the week: whether it is worked, its hours drawn, and the same as fields. */
export function DayRow(props: DayRowProps) {
  const { weekday, hours, describedBy, onChange, onOvernight, onCopy, onSay } = props;
  const t = useTexts('hours');
  const { toDay, toHours } = useHoursWords();
  const fields = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<DayHours>([]);
  const name = toDay(weekday);
  const isOpen = hours.length > 0;
  const next = suggestRange(hours);

  const draw = (drawn: DayHours) => {
    const tidy = tidyDay(drawn);
    onChange(tidy);
    onSay(`${name}: ${tidy.map(toHours).join(', ') || t('closed')}`);
  };
  const toggle = (isOn: boolean) => {
    if (!isOn) setBefore(hours);
    const fallback = next ? [next] : [];
    onChange(isOn ? (before.length > 0 ? before : fallback) : []);
  };
  const add = () => next && onChange([...tidyDay(hours), next]);
  /** Joining while somebody types would take the fields from under them. */
  const tidyOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget) || findOverlaps(hours).length > 0) return;
    const tidy = tidyDay(hours);
    if (String(tidy) !== String(hours)) draw(hours);
  };
  const remove = (index: number) => {
    onChange(hours.toSpliced(index, 1));
    fields.current?.closest('fieldset')?.querySelector<HTMLElement>('[data-open]')?.focus();
  };
  return (
    <fieldset onBlur={tidyOnLeave} className="@container py-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 @3xl:grid-cols-[9.5rem_minmax(0,1fr)_16rem_auto]">
        <label className="flex min-h-11 items-center gap-3 font-medium text-sm">
          <input
            data-open
            type="checkbox"
            checked={isOpen}
            onChange={(event) => toggle(event.target.checked)}
            className="size-5 shrink-0 accent-(--brand-text)"
          />
          <span className="min-w-0 first-letter:uppercase">{name}</span>
        </label>
        <div className="flex min-h-11 items-center @3xl:order-last">
          <IconTool icon="plus" label={t('add', { name })} isOff={!next} onPress={add} />
          <IconTool icon="copy" label={t('copy', { name })} onPress={onCopy} />
        </div>
        <div className="col-span-2 @3xl:col-span-1">
          <DayTrack
            name={name}
            hours={hours}
            describedBy={describedBy}
            onChange={onChange}
            onDraw={draw}
          />
        </div>
        <div ref={fields} className="col-span-2 @3xl:col-span-1">
          {isOpen ? (
            <RangeFields
              name={name}
              hours={hours}
              onChange={(index, range) => {
                const typed = toTypedRange(range);
                if (typed === undefined) return onSay(t('endsBefore'));
                const changed = hours.with(index, typed.today);
                if (typed.tomorrow === 0) onChange(changed);
                else onOvernight(changed, typed.tomorrow);
              }}
              onRemove={remove}
              onSay={onSay}
            />
          ) : (
            <p className="flex min-h-11 items-center text-soft text-sm">{t('closed')}</p>
          )}
        </div>
      </div>
    </fieldset>
  );
}
