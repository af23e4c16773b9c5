import { useState } from 'react';
import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { listTimeZones } from '#shared/time/format.ts';

/** Every zone by continent, for a `<select>`; and the chosen one, should it be none of them. */
export function ZoneOptions({ chosen }: { readonly chosen: string | null }) {
  const [continents] = useState(groupZones);
  const isListed = continents.some(([, zones]) => zones.includes(chosen ?? ''));
  return (
    <>
      {continents.map(([continent, zones]) => (
        <optgroup key={continent} label={continent}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {toPlace(zone)}
            </option>
          ))}
        </optgroup>
      ))}
      {chosen !== null && !isListed && <option value={chosen}>{chosen}</option>}
    </>
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
