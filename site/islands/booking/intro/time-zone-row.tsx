import { Suspense, useState } from 'react';
import type { Flow } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { fromIso } from '#shared/time/dates.ts';
import { holdModule } from '#site/lib/hold-module.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import type { Send } from '../booking-atom.ts';
import { toZoneText } from '../to-zone-text.ts';
import type { MonthShown } from '../use-month.ts';
import { Row } from './row.tsx';
import { hasChosenTime } from './row-props.ts';

const timeZones = holdModule(() =>
  loadWithTexts(['booking-steps'], () => import('../time-zone-dialog.tsx')),
);

interface TimeZoneRowProps {
  readonly flow: Flow;
  readonly month: MonthShown;
  readonly send: Send;
}

/** Spec A §2: timezone picker. Nothing can be chosen again once something is paid or booked. */
export function TimeZoneRow({ flow, month, send }: TimeZoneRowProps) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  const { timeZone } = flow.draft;
  const minute = shownMinute(flow, month);
  const label = toZoneText(timeZone, minute);
  if (['payment', 'unpayable', 'booked'].includes(flow.step))
    return <Row icon="globe">{label}</Row>;
  return (
    <Row icon="globe">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('panel.timeZone', { zone: label })}
        onPointerEnter={timeZones.warm}
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
            <Dialog
              selected={timeZone}
              minute={minute}
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

function Dialog(props: Parameters<typeof import('../time-zone-dialog.tsx').TimeZoneDialog>[0]) {
  const { TimeZoneDialog } = timeZones.useModule();
  return <TimeZoneDialog {...props} />;
}

/** When the visitor is looking at: what they are booking, else the day's first start, else now. */
function shownMinute(flow: Flow, { date, free }: MonthShown): number {
  const first = free.find((day) => day.date === date)?.spots[0]?.startTime;
  const start = hasChosenTime(flow) ? flow.draft.picked.startIso : first;
  return (start && fromIso(start, 'floor')) || Math.floor(Date.now() / 60_000);
}
