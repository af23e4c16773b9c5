import type { ReactNode } from 'react';
import type { Spot } from '#shared/api/availability.ts';
import type { Draft } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { useReaderLocale } from '#shared/react/calendar/use-reader-locale.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatDate } from '#shared/time/format.ts';
import type { Send } from '../booking-atom.ts';
import { useProposed } from './use-proposed.ts';

interface ProposedTimesProps {
  readonly page: PageFacts;
  readonly draft: Draft & Required<Pick<Draft, 'proposed'>>;
  readonly send: Send;
  /** Another way, for where none is left. */
  readonly instead: ReactNode;
  /** A day's starts. */
  readonly children: (spots: readonly Spot[]) => ReactNode;
}

/** Spec A §2, `times`: only what was proposed is offered, all of it at once, by date. */
export function ProposedTimes({ page, draft, send, instead, children }: ProposedTimesProps) {
  const { t } = useTranslation('proposed');
  const { language } = useReaderLocale();
  const { free, isLoading } = useProposed(page, draft);
  const isGone = !isLoading && free.length === 0;
  const dates = Map.groupBy(draft.proposed, (start) => toLocalDate(start, draft.timeZone));
  return (
    <>
      <div className="mb-4 rounded-xl bg-sunken px-4 py-3 text-sm">
        <p role={isGone ? 'status' : undefined}>{t(isGone ? 'only.gone' : 'only.text')}</p>
        <button
          type="button"
          onClick={() => send({ type: 'all-times-asked' })}
          className="link touch mt-1 rounded"
        >
          {t('only.all')}
        </button>
      </div>
      {isLoading && <SlotListSkeleton />}
      {!isLoading &&
        [...dates].map(([date, starts]) => {
          const spots = free.filter(({ startTime }) => starts.includes(startTime));
          return (
            <section key={date} aria-label={formatDate(date, language)} className="mb-4">
              <h2 className="mb-2 font-medium text-sm first-letter:uppercase">
                {formatDate(date, language)}
              </h2>
              {spots.length > 0 ? (
                children(spots)
              ) : (
                <p className="text-soft text-sm">{t('booking-steps:proposed.taken')}</p>
              )}
            </section>
          );
        })}
      {isGone && instead}
    </>
  );
}
