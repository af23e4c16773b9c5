import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { OwnConnections } from './own-connections.ts';
import { useCalendarUse } from './use-calendar-use.ts';

/** Whether appointments follow what becomes of their events in the calendar that they are written into. */
export function CalendarFollowing({ sync }: Pick<OwnConnections, 'sync'>) {
  const t = useTexts('integrations');
  const change = useCalendarUse();
  const { followsMoves, followsDeletions } = sync;
  const followMoves = (isOn: boolean) =>
    change({
      now: { sync: { followsMoves: isOn } },
      was: { sync: { followsMoves } },
      said: t(isOn ? 'use.followsMoves' : 'use.asksAboutMoves'),
    });
  const followDeletions = (isOn: boolean) =>
    change({
      now: { sync: { followsDeletions: isOn } },
      was: { sync: { followsDeletions } },
      said: t(isOn ? 'use.followsDeletions' : 'use.asksAboutDeletions'),
    });
  return (
    <>
      <SwitchField
        label={t('use.moves')}
        hint={t('use.movesHint')}
        isOn={followsMoves}
        onSwitch={(isOn) => void followMoves(isOn)}
      />
      <SwitchField
        label={t('use.deletions')}
        hint={t('use.deletionsHint')}
        isOn={followsDeletions}
        onSwitch={(isOn) => void followDeletions(isOn)}
      />
    </>
  );
}
