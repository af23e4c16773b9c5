import { useId } from 'react';
import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { offsetLabel } from '#shared/time/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ZoneOptions } from './zone-options.tsx';

interface ZoneSelectProps {
  readonly label: string;
  readonly hint?: string;
  readonly timeZone: string;
  /** When the offset holds that is shown. */
  readonly nowMs: number;
  readonly onChange: (timeZone: string) => void;
}

/** Every zone by continent, with how far the chosen one is from Greenwich. */
export function ZoneSelect({ label, hint, timeZone, nowMs, onChange }: ZoneSelectProps) {
  const t = useTexts('hours');
  const id = useId();
  const chosen = toModernZone(timeZone);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      >
        <ZoneOptions chosen={chosen} />
      </select>
      <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
        {t('zoneNow', { offset: offsetLabel(Math.floor(nowMs / 60_000), chosen) })} {hint}
      </p>
    </div>
  );
}
