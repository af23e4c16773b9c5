import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { toPath } from '#shared/routes/index.ts';
import { toIso } from '#shared/time/dates.ts';
import { useSession } from '#site/office/session.tsx';
import type { FreePlace } from './time-grid.tsx';
import { useZoned } from './use-zoned.ts';

interface BookDialogProps {
  readonly place: FreePlace;
  readonly toHostName: (hostId: string) => string;
  readonly onClose: () => void;
}

/** A free place offers to be booked for somebody. */
export function BookDialog({ place, toHostName, onClose }: BookDialogProps) {
  const t = useTexts('calendar');
  const formats = useZoned();
  const clock = useClock();
  const { slug } = useSession();
  const start = toIso(place.startMinute);
  return (
    <Dialog title={t('book.title')} onClose={onClose} className="p-5">
      <p className="font-medium tabular-nums">
        {`${formats.day(start)}, ${formats.time(start, clock)}`}
      </p>
      <p className="text-soft">{toHostName(place.hostId)}</p>
      <p className="mt-3">{t('book.text')}</p>
      {slug !== null && (
        <div className="actions mt-5">
          <a
            href={toPath('user', { user: slug })}
            target="_blank"
            rel="noopener"
            className={buttonClass()}
          >
            {t('book.go')}
          </a>
        </div>
      )}
    </Dialog>
  );
}
