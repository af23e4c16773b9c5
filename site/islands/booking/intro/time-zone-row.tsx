import { lazy, Suspense, useState } from 'react';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { offsetLabel } from '#shared/time/format.ts';
import type { Send } from '../booking-atom.ts';
import { Row } from './row.tsx';

const TimeZoneDialog = lazy(() =>
  import('../time-zone-dialog.tsx').then((module) => ({ default: module.TimeZoneDialog })),
);

/** Spec A §2: timezone picker. */
export function TimeZoneRow({
  timeZone,
  send,
}: {
  readonly timeZone: string;
  readonly send: Send;
}) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  const label = `${toZoneLabel(timeZone)} (${offsetLabel(Math.floor(Date.now() / 60_000), timeZone)})`;
  return (
    <Row icon="globe">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('panel.timeZone', { zone: label })}
        onClick={() => setOpen(true)}
        className="touch -mx-1.5 -my-0.5 inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-left hover:bg-ink/5"
      >
        {label}
        <Icon name="down" className="size-4 text-soft" />
      </button>
      {isOpen && (
        // A section, so that the dialog's own header is not taken for the page's.
        <section>
          <Suspense fallback={null}>
            <TimeZoneDialog
              selected={timeZone}
              onSelect={(chosen) => {
                setOpen(false);
                send({ type: 'time-zone-changed', timeZone: chosen });
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </section>
      )}
    </Row>
  );
}
