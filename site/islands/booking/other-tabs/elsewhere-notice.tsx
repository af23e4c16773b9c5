import { useEffect, useSyncExternalStore } from 'react';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { fromIso } from '#shared/time/dates.ts';
import { formatDayOfInstant, formatTime } from '#shared/time/format.ts';
import { hearAppointmentNews } from '#site/lib/use-appointment-news.ts';
import { bookedElsewhereStore } from './booked-elsewhere.ts';

/** What another tab has booked meanwhile, said without taking anything away. */
export function ElsewhereNotice(props: { readonly timeZone: string; readonly className?: string }) {
  const { timeZone, className = '' } = props;
  const { t, language } = useTranslation('booking-steps');
  const clock = useClock();
  const { subscribe, read, dismiss } = bookedElsewhereStore;
  const heard = useSyncExternalStore(subscribe, read);
  useEffect(
    () =>
      // Moved or cancelled since, it is not what was heard any more.
      hearAppointmentNews((changedId) => {
        if (heard?.url.includes(changedId)) bookedElsewhereStore.dismiss();
      }),
    [heard],
  );
  const minute = heard && fromIso(heard.startIso, 'floor');
  const reader = { language, timeZone };
  if (!heard || minute === undefined) return null;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-success-soft px-4 py-3 text-sm ${className}`}
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2 text-pretty">
        <Icon name="check" className="mt-0.5 size-4 flex-none text-success" />
        {t('booked.elsewhere', {
          when: `${formatDayOfInstant(minute, reader)}, ${formatTime(minute, reader, clock)}`,
        })}
      </p>
      <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={heard.url} className="link touch">
          {t('booked.continue')}
        </a>
        <button type="button" onClick={dismiss} className="link touch">
          {t('booked.anotherShort')}
        </button>
      </span>
    </div>
  );
}
