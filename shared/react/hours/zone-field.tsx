import { useId } from 'react';
import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { offsetLabel } from '#shared/time/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ZonePicker } from '../zones/zone-picker.tsx';

interface ZoneFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly timeZone: string;
  /** When the offset holds that is shown. */
  readonly nowMs: number;
  readonly onChange: (timeZone: string) => void;
}

/** A zone, with how far it is from Greenwich. */
export function ZoneField({ label, hint, timeZone, nowMs, onChange }: ZoneFieldProps) {
  const t = useTexts('hours');
  const id = useId();
  const minute = Math.floor(nowMs / 60_000);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <ZonePicker
        id={id}
        label={label}
        timeZone={timeZone}
        minute={minute}
        aria-describedby={`${id}-hint`}
        onSelect={onChange}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
        {t('zoneNow', { offset: offsetLabel(minute, toModernZone(timeZone)) })} {hint}
      </p>
    </div>
  );
}
