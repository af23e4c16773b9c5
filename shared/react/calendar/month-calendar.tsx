import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { addMonths } from '#shared/time/dates.ts';
import { formatDay, formatMonth, formatWeekday } from '#shared/time/format.ts';
import { dateAfterKey, firstWeekdayOf, monthWeeks, weekdayDates } from './month-grid.ts';
import { useReaderLocale } from './use-reader-locale.ts';

// ARIA's date grid is a table whose cells' buttons take the focus in turn.
const asGrid = { role: 'grid' } as const;
const asGridCell = (isSelected: boolean) =>
  ({ role: 'gridcell', 'aria-selected': isSelected }) as const;

interface MonthCalendarProps {
  /** `YYYY-MM` */
  readonly month: string;
  /** Local date; earlier months are out of reach. */
  readonly today: string;
  readonly freeDates: ReadonlySet<string>;
  readonly selected: string | undefined;
  readonly isLoading: boolean;
  readonly onSelect: (date: string) => void;
  readonly onMonth: (month: string) => void;
}

/** A month as a grid of dates: one tab stop, arrows move by day, PageUp and PageDown by month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, freeDates, selected, onMonth } = props;
  const { language, locale } = useReaderLocale();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const focusNext = useRef<string>(undefined);
  const [visited, setVisited] = useState<string>();
  const firstWeekday = firstWeekdayOf(locale);
  const weeks = useMemo(() => monthWeeks(month, firstWeekday), [month, firstWeekday]);
  const weekdays = weekdayDates(firstWeekday);
  const isShown = (date: string | undefined) => date?.startsWith(month);
  const tabStop =
    [visited, selected].find(isShown) ?? [...freeDates].find(isShown) ?? `${month}-01`;

  useLayoutEffect(() => {
    if (!focusNext.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focusNext.current}"]`)?.focus();
    focusNext.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = dateAfterKey(tabStop, event.key, firstWeekday);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const date = [target, today].sort().at(-1) ?? target;
    focusNext.current = date;
    setVisited(date);
    if (!isShown(date)) onMonth(date.slice(0, 7));
  };

  return (
    <div className="@container">
      <MonthHeader id={titleId} month={month} today={today} onMonth={onMonth} />
      <table
        ref={grid}
        {...asGrid}
        aria-labelledby={titleId}
        aria-busy={props.isLoading}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th
                key={date}
                scope="col"
                className="pb-2 font-normal text-[min(var(--type-12),5.5cqi)] text-soft"
              >
                <span aria-hidden="true">{formatWeekday(date, language, 'short')}</span>
                <span className="sr-only">{formatWeekday(date, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.join()}>
              {week.map((date, column) =>
                date ? (
                  <Day
                    key={date}
                    date={date}
                    label={formatDay(date, language)}
                    isToday={date === today}
                    isFree={freeDates.has(date)}
                    isSelected={date === selected}
                    isTabStop={date === tabStop}
                    onSelect={(chosen) => {
                      setVisited(chosen);
                      props.onSelect(chosen);
                    }}
                  />
                ) : (
                  <td key={weekdays[column]} className="h-11" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthHeader(props: {
  readonly id: string;
  readonly month: string;
  readonly today: string;
  readonly onMonth: (month: string) => void;
}) {
  const { t } = useTranslation('booking');
  const { language } = useReaderLocale();
  const turn =
    'rounded-lg p-3 text-ink hover:bg-ink/5 disabled:opacity-30 disabled:hover:bg-transparent';
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between">
      <h2 id={props.id} aria-live="polite" className="font-semibold first-letter:uppercase">
        {formatMonth(props.month, language)}
      </h2>
      <div className="-my-1 -mr-3 ml-auto flex">
        <button
          type="button"
          className={turn}
          aria-label={t('calendar.previousMonth')}
          disabled={props.month <= props.today.slice(0, 7)}
          onClick={() => props.onMonth(addMonths(props.month, -1))}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={turn}
          aria-label={t('calendar.nextMonth')}
          onClick={() => props.onMonth(addMonths(props.month, 1))}
        >
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}

function Day(props: {
  readonly date: string;
  readonly label: string;
  readonly isToday: boolean;
  readonly isFree: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (date: string) => void;
}) {
  return (
    <td {...asGridCell(props.isSelected)} className="p-0 text-center">
      <button
        type="button"
        data-date={props.date}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-label={props.label}
        aria-disabled={!props.isFree || undefined}
        aria-current={props.isToday ? 'date' : undefined}
        onClick={() => props.isFree && props.onSelect(props.date)}
        className="day relative mx-auto grid h-11 w-full max-w-12 place-items-center text-[min(var(--type-16),7.5cqi)]"
      >
        {Number(props.date.slice(8))}
        {props.isToday && (
          <span aria-hidden="true" className="absolute bottom-1.5 size-1 rounded-full bg-current" />
        )}
      </button>
    </td>
  );
}
