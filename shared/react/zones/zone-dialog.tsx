import { type KeyboardEvent, useId, useState } from 'react';
import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
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
  const { clock, none, typed = '', onSelect, onClose } = props;
  const selected = toModernZone(props.selected);
  const { t, language } = useTranslation('zones');
  const title = props.title ?? t('title');
  const listId = useId();
  const [now] = useState(() => Math.floor(Date.now() / 60_000));
  const [zones] = useState(() => listZones(props.minute, selected, language));
  const [query, setQuery] = useState(typed);
  const [marked, setMarked] = useState(typed === '' ? selected : '');
  const isAsked = query.trim() !== '';
  const found = [
    ...(none === undefined || isAsked ? [] : [toNone(none)]),
    ...searchZones(zones, query),
  ];
  const active = found.find(({ zone }) => zone.timeZone === marked) ?? found[0];
  const optionId = ({ zone }: FoundZone) => `${listId}-${zone.timeZone}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // It would submit a form around the dialog.
      event.preventDefault();
      if (active) onSelect(active.zone.timeZone);
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
    <Dialog title={title} onClose={onClose} className="flex basis-[40rem]! flex-col">
      <div className="sticky top-0 border-line border-b bg-raised p-3">
        <label className="relative block">
          <span className="sr-only">{t('search')}</span>
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
            placeholder={t('search')}
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
        label={title}
        zones={found}
        active={active}
        selected={selected}
        now={now}
        clock={clock}
        optionId={optionId}
        onSelect={onSelect}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'p-6 text-center text-soft'}>
        {found.length > 0 ? t('found', { count: found.length }) : t('none')}
      </p>
    </Dialog>
  );
}

function toNone(name: string): FoundZone {
  return { zone: { timeZone: '', name, offset: '', offsets: [0, 0], countries: [] }, place: '' };
}

function ZoneList(props: {
  readonly id: string;
  readonly label: string;
  readonly zones: readonly FoundZone[];
  readonly active: FoundZone | undefined;
  readonly selected: string;
  readonly now: number;
  readonly clock: Clock;
  readonly optionId: (found: FoundZone) => string;
  readonly onSelect: (timeZone: string) => void;
}) {
  const language = useLanguage();
  return (
    <div id={props.id} role="listbox" aria-label={props.label} className="p-[min(0.5rem,2vw)]">
      {props.zones.map((found) => {
        const { zone, place } = found;
        const { timeZone } = zone;
        const isSelected = timeZone === props.selected;
        return (
          // Keys are taken by the search field, which keeps the focus (ARIA combobox pattern).
          <button
            type="button"
            key={timeZone}
            id={props.optionId(found)}
            role="option"
            tabIndex={-1}
            aria-selected={isSelected}
            ref={found === props.active ? scrollTo : undefined}
            onClick={() => props.onSelect(timeZone)}
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
              {timeZone && formatTime(props.now, { language, timeZone }, props.clock)}
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
