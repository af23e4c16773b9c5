import { type KeyboardEvent, useId, useState } from 'react';
import { toModernZone, toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { type Clock, formatTime, listTimeZones, offsetLabel } from '#shared/time/format.ts';
import { type ListedZone, searchZones } from './time-zone-search.ts';

interface TimeZoneDialogProps {
  readonly selected: string;
  readonly onSelect: (timeZone: string) => void;
  readonly onClose: () => void;
}

/** Every IANA zone with its offset and time of day now; typing narrows the list. */
export function TimeZoneDialog(props: TimeZoneDialogProps) {
  const { onSelect, onClose } = props;
  const selected = toModernZone(props.selected);
  const { t } = useTranslation('booking');
  const listId = useId();
  const [now] = useState(() => Math.floor(Date.now() / 60_000));
  const [zones] = useState(() => listZones(now, selected));
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(selected);
  const found = searchZones(zones, query);
  const active = found.find(({ timeZone }) => timeZone === marked) ?? found[0];
  const optionId = (zone: ListedZone) => `${listId}-${zone.timeZone}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      onSelect(active.timeZone);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step === undefined || !active) return;
    event.preventDefault();
    const at = found.indexOf(active) + step;
    const target = found[Math.min(Math.max(at, 0), found.length - 1)];
    if (target) setMarked(target.timeZone);
  };

  return (
    <Dialog title={t('timeZones.title')} onClose={onClose} className="flex flex-col">
      <div className="sticky top-0 border-line border-b bg-raised p-3">
        <label className="relative block">
          <span className="sr-only">{t('timeZones.search')}</span>
          <Icon name="search" className="absolute top-3 left-3 size-5 text-soft" />
          <input
            // The platform's attribute, which showModal() follows; React would focus too early.
            ref={(input) => input?.setAttribute('autofocus', '')}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={active && optionId(active)}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={t('timeZones.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
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
  readonly zones: readonly ListedZone[];
  readonly active: ListedZone | undefined;
  readonly selected: string;
  readonly now: number;
  readonly optionId: (zone: ListedZone) => string;
  readonly onSelect: (timeZone: string) => void;
}) {
  const language = useLanguage();
  const clock: Clock = useClock();
  return (
    <div id={props.id} role="listbox" aria-label={props.label} className="p-2">
      {props.zones.map((zone) => (
        // Keys are taken by the search field, which keeps the focus (ARIA combobox pattern).
        <button
          type="button"
          key={zone.timeZone}
          id={props.optionId(zone)}
          role="option"
          tabIndex={-1}
          aria-selected={zone.timeZone === props.selected}
          ref={zone === props.active ? scrollTo : undefined}
          onClick={() => props.onSelect(zone.timeZone)}
          className={`flex w-full items-baseline text-left gap-3 min-h-11 scroll-my-2 rounded-lg px-3 py-2.5 hover:bg-ink/5 ${zone === props.active ? 'bg-brand-soft' : ''}`}
        >
          <span
            className={`min-w-0 flex-1 ${zone.timeZone === props.selected ? 'font-semibold' : ''}`}
          >
            {zone.name}
          </span>
          <span className="text-soft text-sm tabular-nums">{zone.offset}</span>
          <span className="min-w-16 text-right text-sm tabular-nums">
            {formatTime(props.now, { language, timeZone: zone.timeZone }, clock)}
          </span>
        </button>
      ))}
    </div>
  );
}

function scrollTo(option: HTMLElement | null): void {
  // The dialog opens after its children are in place.
  requestAnimationFrame(() => option?.scrollIntoView({ block: 'nearest' }));
}

function listZones(now: number, selected: string): ListedZone[] {
  const names = new Set([...listTimeZones(), selected].map(toModernZone));
  return [...names].sort().map((timeZone) => ({
    timeZone,
    name: toZoneLabel(timeZone),
    offset: offsetLabel(now, timeZone),
  }));
}
