import { useState } from 'react';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { listTimeZones } from '#shared/time/format.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import type { CalendarView } from './read-view.ts';
import { chooseZone, useChosenZone } from './zone-store.ts';

interface CalendarToolbarProps {
  readonly shown: CalendarView;
  readonly hostIds: readonly string[];
  readonly onChange: (part: Partial<CalendarView>) => void;
  readonly onTurn: (by: 1 | -1) => void;
}

/** Which days, how many, whose, and where. */
export function CalendarToolbar({ shown, hostIds, onChange, onTurn }: CalendarToolbarProps) {
  const t = useTexts('calendar');
  const { timeZone } = useFormats();
  const [isChoosing, setChoosing] = useState(false);
  const seesOthers = reachOf(useSession(), 'calendar:read') !== 'own';
  const first = useChosenZone('first');
  const second = useChosenZone('second');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex gap-1 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:z-30 max-md:justify-between max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-1.5">
        <Button
          tone="quiet"
          className="min-w-11 px-2.5!"
          aria-label={t('earlier')}
          onClick={() => onTurn(-1)}
        >
          <Icon name="left" />
        </Button>
        <Button tone="quiet" onClick={() => onChange({ date: undefined })}>
          {t('today')}
        </Button>
        <Button
          tone="quiet"
          className="min-w-11 px-2.5!"
          aria-label={t('later')}
          onClick={() => onTurn(1)}
        >
          <Icon name="right" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t('view.label')} className="flex flex-wrap gap-1">
        {(['week', 'day'] as const).map((view) => (
          <Button
            key={view}
            tone={shown.view === view ? 'quiet' : 'plain'}
            aria-pressed={shown.view === view}
            onClick={() => onChange({ view })}
          >
            {t(`view.${view}`)}
          </Button>
        ))}
      </div>
      {seesOthers && (
        <Button tone="quiet" onClick={() => setChoosing(true)}>
          <Icon name="users" className="size-4.5" />
          <span className="max-md:sr-only">{t('people.open')}</span>
          {hostIds.length > 1 && <span className="tabular-nums">{hostIds.length}</span>}
        </Button>
      )}
      <div className="flex min-w-0 flex-1 justify-end gap-2 max-md:*:flex-1">
        <ZoneSelect
          label={t('zone')}
          value={first ?? timeZone}
          onChoose={(zone) => chooseZone('first', zone === timeZone ? null : zone)}
        />
        <ZoneSelect
          label={t('secondZone')}
          none={t('noZone')}
          // A phone has room for one column of hours.
          className="max-md:hidden"
          value={second ?? ''}
          onChoose={(zone) => chooseZone('second', zone === '' ? null : zone)}
        />
      </div>
      {isChoosing && (
        <PeopleDialog
          hostIds={hostIds}
          onChoose={(ids) => onChange({ hostIds: ids })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

interface ZoneSelectProps {
  readonly label: string;
  readonly value: string;
  readonly none?: string;
  readonly className?: string;
  readonly onChoose: (zone: string) => void;
}

const zones = listTimeZones();

function ZoneSelect({ label, value, none, className = '', onChoose }: ZoneSelectProps) {
  return (
    <label className={`min-w-0 ${className}`}>
      <span className="sr-only">{label}</span>
      <select
        title={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="field w-full text-sm! md:max-w-44"
      >
        {none !== undefined && <option value="">{`${label}: ${none}`}</option>}
        {!zones.includes(value) && value !== '' && (
          <option value={value}>{toZoneLabel(value)}</option>
        )}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {toZoneLabel(zone)}
          </option>
        ))}
      </select>
    </label>
  );
}
