import { type KeyboardEvent, useId, useState } from 'react';
import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Slashed } from '#shared/react/ui/slashed.tsx';
import { type Clock, formatTime } from '#shared/time/format.ts';
import { listZones } from '#shared/time/zone-search/list-zones.ts';
import { type FoundZone, searchZones } from '#shared/time/zone-search/search-zones.ts';

interface TimeZoneDialogProps {
  readonly selected: string;
  /** Whose offsets are shown. */
  readonly minute: number;
  readonly onSelect: (timeZone: string) => void;
  readonly onClose: () => void;
}

/** Every IANA zone with its offset then and its time of day now; typing narrows the list. */
export function TimeZoneDialog(props: TimeZoneDialogProps) {
  const { onSelect, onClose } = props;
  const selected = toModernZone(props.selected);
  const { t, language } = useTranslation('booking-steps');
  const listId = useId();
  const [now] = useState(() => Math.floor(Date.now() / 60_000));
  const [zones] = useState(() => listZones(props.minute, selected, language));
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(selected);
  const found = searchZones(zones, query);
  const active = found.find(({ zone }) => zone.timeZone === marked) ?? found[0];
  const optionId = ({ zone }: FoundZone) => `${listId}-${zone.timeZone}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      onSelect(active.zone.timeZone);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step === undefined || !active) return;
    event.preventDefault();
    const at = found.indexOf(active) + step;
    const target = found[Math.min(Math.max(at, 0), found.length - 1)];
    if (target) setMarked(target.zone.timeZone);
  };

  return (
    <Dialog title={t('timeZones.title')} onClose={onClose} className="flex basis-[40rem]! flex-col">
      <div className="sticky top-0 border-line border-b bg-raised p-3">
        <label className="relative block">
          <span className="sr-only">{t('timeZones.search')}</span>
          <Icon name="search" className="absolute top-3 left-3 size-5 text-soft" />
          <input
            // The platform's attribute, which showModal() follows; React would focus too early.
            ref={focusOnOpen}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={active && optionId(active)}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={t('timeZones.search')}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setMarked('');
            }}
            onKeyDown={onKeyDown}
            className="field pl-10"
          />
        </label>
      </div>
      <ZoneList
        id={listId}
        label={t('timeZones.title')}
        zones={found}
        active={active}
        selected={selected}
        now={now}
        optionId={optionId}
        onSelect={onSelect}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'p-6 text-center text-soft'}>
        {found.length > 0 ? t('timeZones.found', { count: found.length }) : t('timeZones.none')}
      </p>
    </Dialog>
  );
}

function ZoneList(props: {
  readonly id: string;
  readonly label: string;
  readonly zones: readonly FoundZone[];
  readonly active: FoundZone | undefined;
  readonly selected: string;
  readonly now: number;
  readonly optionId: (found: FoundZone) => string;
  readonly onSelect: (timeZone: string) => void;
}) {
  const language = useLanguage();
  const clock: Clock = useClock();
  return (
    <div id={props.id} role="listbox" aria-label={props.label} className="p-[min(0.5rem,2vw)]">
      {props.zones.map((found) => {
        const { zone, place } = found;
        const isSelected = zone.timeZone === props.selected;
        return (
          // Keys are taken by the search field, which keeps the focus (ARIA combobox pattern).
          <button
            type="button"
            key={zone.timeZone}
            id={props.optionId(found)}
            role="option"
            tabIndex={-1}
            aria-selected={isSelected}
            ref={found === props.active ? scrollTo : undefined}
            onClick={() => props.onSelect(zone.timeZone)}
            className={`flex min-h-11 w-full scroll-my-2 flex-wrap items-center justify-between gap-x-3 rounded-lg px-[min(0.75rem,3vw)] py-1.5 text-left hover:bg-ink/5 ${found === props.active ? 'bg-brand-soft' : ''}`}
          >
            <span className="long-words min-w-0 flex-[1_1_8rem]">
              <span className={`block ${isSelected ? 'font-semibold' : ''}`}>
                <Slashed text={zone.name} />
              </span>
              {place && <span className="block text-soft text-sm">{place}</span>}
            </span>
            <span className="whitespace-nowrap text-soft text-sm tabular-nums">{zone.offset}</span>
            <span className="min-w-16 text-right text-sm tabular-nums">
              {formatTime(props.now, { language, timeZone: zone.timeZone }, clock)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function scrollTo(option: HTMLElement | null): void {
  // The dialog opens after its children are in place.
  requestAnimationFrame(() => option?.scrollIntoView({ block: 'nearest' }));
}
