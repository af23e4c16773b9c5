import { useState } from 'react';
import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { SearchDialog } from '#shared/react/ui/search-dialog.tsx';
import { Slashed } from '#shared/react/ui/slashed.tsx';
import { type Clock, formatTime } from '#shared/time/format.ts';
import { listZones } from '#shared/time/zone-search/list-zones.ts';
import { type FoundZone, searchZones } from '#shared/time/zone-search/search-zones.ts';

interface ZoneDialogProps {
  /** What the zone is for, where that is not the page itself. */
  readonly title?: string;
  /** Empty where none is chosen yet. */
  readonly selected: string;
  /** Whose offsets are shown. */
  readonly minute: number;
  readonly clock: Clock;
  /** The name of the choice of no zone, which is selected as an empty text. */
  readonly none?: string | undefined;
  /** What was typed before the dialog was here. */
  readonly typed?: string;
  readonly onSelect: (timeZone: string) => void;
  readonly onClose: () => void;
}

/** Every IANA zone with its offset then and its time of day now; typing narrows the list. */
export function ZoneDialog(props: ZoneDialogProps) {
  const { clock, none, typed, onSelect, onClose } = props;
  const selected = toModernZone(props.selected);
  const { t, language } = useTranslation('zones');
  const [now] = useState(() => Math.floor(Date.now() / 60_000));
  const [zones] = useState(() => listZones(props.minute, selected, language));
  const find = (query: string) => [
    ...(none === undefined || query.trim() !== '' ? [] : [toNone(none)]),
    ...searchZones(zones, query),
  ];
  return (
    <SearchDialog
      title={props.title ?? t('title')}
      words={{
        search: t('search'),
        none: t('none'),
        found: (count) => t('found', { count }),
      }}
      typed={typed}
      selected={selected}
      find={find}
      toId={({ zone }) => zone.timeZone}
      onSelect={onSelect}
      onClose={onClose}
    >
      {({ zone: { timeZone, name, offset }, place }, isSelected) => (
        <>
          <span className="long-words min-w-0 flex-[1_1_8rem]">
            <span className={`block ${isSelected ? 'font-semibold' : ''}`}>
              <Slashed text={name} />
            </span>
            {place && <span className="block text-soft text-sm">{place}</span>}
          </span>
          <span className="whitespace-nowrap text-soft text-sm tabular-nums">{offset}</span>
          <span className="min-w-16 text-right text-sm tabular-nums">
            {timeZone && formatTime(now, { language, timeZone }, clock)}
          </span>
        </>
      )}
    </SearchDialog>
  );
}

function toNone(name: string): FoundZone {
  return { zone: { timeZone: '', name, offset: '', offsets: [0, 0], countries: [] }, place: '' };
}
