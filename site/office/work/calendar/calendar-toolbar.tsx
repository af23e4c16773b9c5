import { useState } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { ZonePicker } from '#shared/react/zones/zone-picker.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { type CalendarDeeds, calendarCommands } from '../calendar-commands.ts';
import { PeopleDialog } from './people-dialog.tsx';
import type { CalendarView } from './read-view.ts';
import { useSecondZone } from './use-second-zone.ts';
import { chooseZone, useChosenZone } from './zone-store.ts';

/** A line of its own would make the bar higher. */
const ZONE = 'text-sm! md:w-56! [&>span]:truncate';

interface CalendarToolbarProps {
  readonly shown: CalendarView;
  readonly hostIds: readonly string[];
  readonly nowMinute: number;
  readonly deeds: CalendarDeeds;
  readonly onChange: (part: Partial<CalendarView>) => void;
  readonly onTurn: (by: 1 | -1) => void;
}

/** Which days, how many, whose, and where. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { shown, hostIds, nowMinute, deeds, onChange, onTurn } = props;
  const t = useTexts('calendar');
  const { timeZone } = useFormats();
  const [isChoosing, setChoosing] = useState(false);
  const seesOthers = reachOf(useSession(), 'calendar:read') !== 'own';
  const first = useChosenZone('first');
  const second = useSecondZone(nowMinute);
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
        <Button
          tone="quiet"
          aria-keyshortcuts={calendarCommands.today.key}
          onClick={deeds.showToday}
        >
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
            tone="quiet"
            aria-keyshortcuts={calendarCommands[view].key}
            aria-pressed={shown.view === view}
            className="aria-pressed:border-brand! aria-pressed:bg-brand-soft! aria-pressed:text-brand-text!"
            onClick={() => deeds.showView(view)}
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
        <ZonePicker
          label={t('zone')}
          timeZone={first || timeZone}
          minute={nowMinute}
          className={ZONE}
          onSelect={(zone) => chooseZone('first', zone === timeZone ? '' : zone)}
        />
        <ZonePicker
          label={t('secondZone')}
          timeZone={second ?? ''}
          minute={nowMinute}
          empty={`${t('secondZone')}: ${t('noZone')}`}
          none={t('noZone')}
          // A phone has room for one column of hours.
          className={`${ZONE} max-md:hidden`}
          onSelect={(zone) => chooseZone('second', zone)}
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
