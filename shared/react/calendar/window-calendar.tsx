import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lastOfWindow, turnWindow, windowOf, windowWeeks } from '#shared/domain/booking/window.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { formatDates, formatDay, formatMonthShort, formatWeekday } from '#shared/time/format.ts';
import { ClashNote } from './clash-note.tsx';
import { useFirstWeekday } from './use-first-weekday.ts';
import { useReaderLocale } from './use-reader-locale.ts';
import { dateAfterKey, weekdayDates } from './window-grid.ts';

// ARIA's date grid is a table whose cells' buttons take the focus in turn.
const asGrid = { role: 'grid' } as const;
const asGridCell = (isSelected: boolean) =>
  ({ role: 'gridcell', 'aria-selected': isSelected }) as const;

interface WindowCalendarProps {
  /** The first date of the window that is shown (see windowOf). */
  readonly from: string;
  /** Local date; earlier ones are out of reach. */
  readonly today: string;
  readonly freeDates: ReadonlySet<string>;
  /** On which the visitor has something else at every start. */
  readonly clashingDates?: ReadonlySet<string> | undefined;
  readonly selected: string | undefined;
  readonly isLoading: boolean;
  readonly onSelect: (date: string) => void;
  /** The visitor turned to the window of this first date. */
  readonly onTurn: (from: string) => void;
}

/**
 * Weeks from today on as a grid of dates, five at a time: one tab stop, arrows move by day, PageUp and
 * PageDown by month.
 */
export function WindowCalendar(props: WindowCalendarProps) {
  const { from, today, freeDates, selected, onTurn } = props;
  const { language } = useReaderLocale();
  const titleId = useId();
  const clashId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const focusNext = useRef<string>(undefined);
  const [visited, setVisited] = useState<string>();
  const firstWeekday = useFirstWeekday();
  const windows = { today, firstWeekday };
  const weeks = useMemo(() => windowWeeks(from, firstWeekday), [from, firstWeekday]);
  const weekdays = weekdayDates(firstWeekday);
  const last = lastOfWindow(from, firstWeekday);
  const isShown = (date: string | undefined) => date !== undefined && date >= from && date <= last;
  const tabStop = [visited, selected].find(isShown) ?? [...freeDates].find(isShown) ?? from;

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
    if (!isShown(date)) onTurn(windowOf(date, windows));
  };

  return (
    <div className="@container">
      <CalendarHeader
        id={titleId}
        title={formatDates(from, last, language, today)}
        isFirst={from <= today}
        onTurn={(by) => onTurn(turnWindow(from, by, windows))}
      />
      <table
        ref={grid}
        {...asGrid}
        aria-labelledby={titleId}
        aria-busy={props.isLoading}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-[min(0.25rem,1.2cqi)]"
      >
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th
                key={date}
                scope="col"
                className="px-0 pb-2 font-normal text-[min(var(--type-12),5.5cqi)] text-soft"
              >
                <span aria-hidden="true" className="@max-[14rem]:hidden">
                  {formatWeekday(date, language, 'short').replace('.', '')}
                </span>
                <span aria-hidden="true" className="hidden @max-[14rem]:inline">
                  {formatWeekday(date, language, 'narrow')}
                </span>
                <span className="sr-only">{formatWeekday(date, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[6]}>
              {week.map((date, column) =>
                date ? (
                  <Day
                    key={date}
                    date={date}
                    label={formatDay(date, language)}
                    month={date.endsWith('-01') ? formatMonthShort(date, language) : undefined}
                    isToday={date === today}
                    isFree={freeDates.has(date)}
                    clashId={props.clashingDates?.has(date) ? clashId : undefined}
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
      {props.clashingDates && <ClashNote id={clashId} isSeen={false} />}
    </div>
  );
}

function CalendarHeader(props: {
  readonly id: string;
  readonly title: string;
  readonly isFirst: boolean;
  readonly onTurn: (by: 1 | -1) => void;
}) {
  const { t } = useTranslation('booking');
  const turn =
    'rounded-lg p-3 text-ink hover:bg-ink/5 disabled:opacity-30 disabled:hover:bg-transparent';
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between">
      <h2 id={props.id} aria-live="polite" className="font-semibold first-letter:uppercase">
        {props.title}
      </h2>
      <div className="-my-1 -mr-[min(0.75rem,4vw)] ml-auto flex">
        <button
          type="button"
          className={turn}
          aria-label={t('calendar.earlier')}
          disabled={props.isFirst}
          onClick={() => props.onTurn(-1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={turn}
          aria-label={t('calendar.later')}
          onClick={() => props.onTurn(1)}
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
  /** The name of the month that begins. */
  readonly month: string | undefined;
  readonly isToday: boolean;
  readonly isFree: boolean;
  readonly clashId: string | undefined;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (date: string) => void;
}) {
  return (
    <td {...asGridCell(props.isSelected)} className="p-0 text-center">
      <button
        type="button"
        data-date={props.date}
        data-month={props.month}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-label={props.label}
        aria-describedby={props.clashId}
        aria-disabled={!props.isFree || undefined}
        aria-current={props.isToday ? 'date' : undefined}
        onClick={() => props.isFree && props.onSelect(props.date)}
        className={`day relative mx-auto grid h-11 w-full max-w-12 place-items-center text-[min(var(--type-16),7.5cqi)] ${props.clashId ? 'clashing' : ''}`}
      >
        <span>{Number(props.date.slice(8))}</span>
        {props.isToday && (
          <span aria-hidden="true" className="absolute bottom-1 size-1 rounded-full bg-current" />
        )}
      </button>
    </td>
  );
}
