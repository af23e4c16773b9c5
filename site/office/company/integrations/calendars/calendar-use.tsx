import { SelectField } from '#shared/react/form/select-field.tsx';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { CalendarFollowing } from './calendar-following.tsx';
import type { OwnConnections } from './own-connections.ts';
import { useCalendarUse } from './use-calendar-use.ts';
import { useWritable } from './use-writable.ts';

/** What holds for all calendars: into which appointments are written, and whether what is tentative counts. */
export function CalendarUse({ connections, sync }: OwnConnections) {
  const t = useTexts('integrations');
  const change = useCalendarUse();
  const { writtenCalendarId, countsTentative } = sync;
  const writable = useWritable({ connections });
  const write = (id: string | null) => {
    const calendars = connections.flatMap((connection) => connection.calendars);
    const name = calendars.find((each) => each.id === id)?.name;
    return change({
      now: { sync: { writtenCalendarId: id } },
      was: { sync: { writtenCalendarId } },
      said: name === undefined ? t('use.writtenNowhere') : t('use.writtenInto', { name }),
    });
  };
  const count = (isCounted: boolean) =>
    change({
      now: { sync: { countsTentative: isCounted } },
      was: { sync: { countsTentative } },
      said: t(isCounted ? 'use.countsTentative' : 'use.countsNoTentative'),
    });
  return (
    <div className="card flex flex-col gap-4 p-4 sm:px-6 sm:py-5">
      <SelectField
        label={t('use.written')}
        value={writtenCalendarId ?? ''}
        options={[['', t('use.none')], ...writable]}
        onChange={(id) => void write(id || null)}
      />
      <SwitchField
        label={t('use.tentative')}
        hint={t('use.tentativeHint')}
        isOn={countsTentative}
        onSwitch={(isOn) => void count(isOn)}
      />
      {writtenCalendarId !== null && <CalendarFollowing sync={sync} />}
    </div>
  );
}
