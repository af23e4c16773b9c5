import { type ReactNode, useId } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { formatDay, formatWeekday } from '#shared/time/format.ts';
import { ClockTabs } from './clock-tabs.tsx';
import { useReaderLocale } from './use-reader-locale.ts';

/** A region that scrolls has to be reachable by keyboard. */
const scrollableByKeyboard = { tabIndex: 0 } as const;

/**
 * The column beside a calendar: the day's name, the 12h/24h tabs and, as `children`, its slots. It
 * says aloud how many there are. `date` is undefined while loading or where the month has none.
 */
export function SlotPanel({
  date,
  count,
  children,
  isReadOnly = false,
  isQuiet = false,
}: {
  readonly date: string | undefined;
  readonly count: number;
  readonly children: ReactNode;
  /** Nothing in it takes the focus, so that it has to be scrolled by itself. */
  readonly isReadOnly?: boolean;
  /** Another live region says how many there are; see useSlotNews. */
  readonly isQuiet?: boolean;
}) {
  const { t } = useTranslation('booking');
  const { language } = useReaderLocale();
  const panelId = useId();
  const news = useSlotNews(date, count);
  return (
    <section aria-label={t('slots.label')} className="flex min-h-0 flex-1 flex-col">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        {date && (
          <h2 className="font-semibold first-letter:uppercase">
            <DayName date={date} language={language} />
          </h2>
        )}
        <div className="ml-auto">
          <ClockTabs panelId={panelId} />
        </div>
      </div>
      {!isQuiet && (
        <p role="status" className="sr-only">
          {news}
        </p>
      )}
      <div
        {...(isReadOnly && scrollableByKeyboard)}
        id={panelId}
        role="tabpanel"
        aria-label={t('slots.label')}
        className="fading -mx-1 min-h-0 flex-1 overflow-y-auto px-1 pt-1"
      >
        {children}
      </div>
    </section>
  );
}

/** How many starts a day has, for a live region. */
export function useSlotNews(date: string | undefined, count: number): string {
  const { t } = useTranslation('booking');
  const { language } = useReaderLocale();
  return date ? t('slots.announce', { count, day: formatDay(date, language) }) : '';
}

/** Spec A §2: a day header shows the weekday. */
function DayName({ date, language }: { readonly date: string; readonly language: string }) {
  return (
    <>
      {formatWeekday(date, language, 'short')}{' '}
      <span className="font-normal text-soft">{Number(date.slice(8))}</span>
    </>
  );
}

/** Spec A §2, empty state: 'no-available-slots' with 'select-another-date'. */
export function NoSlots({
  earliestDate,
  pausedUntil = null,
  onShowDate,
}: {
  /** The first date with a spot, where there is one in another month. */
  readonly earliestDate: string | null;
  /** From when hosts who pause take something again. */
  readonly pausedUntil?: string | null;
  readonly onShowDate: (date: string) => void;
}) {
  const { t } = useTranslation('booking');
  const { language } = useReaderLocale();
  const withoutDate = pausedUntil
    ? t('slots.paused', { day: formatDay(pausedUntil, language) })
    : t('slots.noneAtAll');
  return (
    <div className="rounded-xl bg-sunken p-5 text-center">
      <p role="status" className="font-medium">
        {t('no-available-slots')}
      </p>
      <p className="mt-1 text-soft text-sm">
        {earliestDate ? t('select-another-date') : withoutDate}
      </p>
      {earliestDate && (
        <Button tone="quiet" className="mt-4 w-full" onClick={() => onShowDate(earliestDate)}>
          {t('slots.showEarliest', { day: formatDay(earliestDate, language) })}
        </Button>
      )}
    </div>
  );
}
