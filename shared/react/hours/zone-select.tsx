import { useId, useState } from 'react';
import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { listTimeZones, offsetLabel } from '#shared/time/format.ts';
import { useTexts } from '../i18n/use-texts.ts';

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
  const [continents] = useState(groupZones);
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
        {continents.map(([continent, zones]) => (
          <optgroup key={continent} label={continent}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {toPlace(zone)}
              </option>
            ))}
          </optgroup>
        ))}
        {!continents.some(([, zones]) => zones.includes(chosen)) && (
          <option value={chosen}>{chosen}</option>
        )}
      </select>
      <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
        {t('zoneNow', { offset: offsetLabel(Math.floor(nowMs / 60_000), chosen) })} {hint}
      </p>
    </div>
  );
}

function groupZones(): readonly (readonly [string, readonly string[]])[] {
  const zones = [...new Set(listTimeZones().map(toModernZone))].toSorted();
  return [...Map.groupBy(zones, (zone) => zone.split('/')[0] ?? zone)];
}

/** `America/Argentina/Buenos_Aires → Argentina, Buenos Aires`. */
function toPlace(zone: string): string {
  const [continent = zone, ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length > 0 ? place.join(', ') : continent;
}
