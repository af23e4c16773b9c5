import { Suspense, useState } from 'react';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Slashed } from '#shared/react/ui/slashed.tsx';
import { holdModule } from '#site/lib/hold-module.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { toZoneText } from './to-zone-text.ts';

const timeZones = holdModule(() =>
  loadWithTexts(['zones'], () => import('#shared/react/zones/zone-dialog.tsx')),
);

interface TimeZoneButtonProps {
  readonly timeZone: string;
  /** Whose offsets are shown. */
  readonly minute: number;
  readonly onSelect: (timeZone: string) => void;
}

/** Spec A §2: timezone picker. The zone, and behind it the dialog that chooses another. */
export function TimeZoneButton({ timeZone, minute, onSelect }: TimeZoneButtonProps) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  const clock = useClock();
  const label = toZoneText(timeZone, minute);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('panel.timeZone', { zone: label })}
        onPointerEnter={timeZones.warm}
        onClick={() => setOpen(true)}
        className="touch -mx-1.5 -my-0.5 inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-left hover:bg-ink/5"
      >
        <Slashed text={label} />
        <Icon name="down" className="size-4 text-soft" />
      </button>
      {isOpen && (
        // A section, so that the dialog's own header is not taken for the page's.
        <section>
          <Suspense fallback={null}>
            <Dialog
              selected={timeZone}
              minute={minute}
              clock={clock}
              onSelect={(chosen) => {
                setOpen(false);
                onSelect(chosen);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </section>
      )}
    </>
  );
}

function Dialog(
  props: Parameters<typeof import('#shared/react/zones/zone-dialog.tsx').ZoneDialog>[0],
) {
  const { ZoneDialog } = timeZones.useModule();
  return <ZoneDialog {...props} />;
}
