import { weekdaysFrom } from '#shared/domain/schedule/week-hours.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { HostChoice } from '#site/office/host-choice.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { ScreenSkeleton } from '#site/office/screen-skeleton.tsx';
import { useChosenHost } from '#site/office/use-chosen-host.ts';
import { useScheduleActions } from '../use-schedule-actions.ts';
import { ScheduleList } from './schedule-list.tsx';

/** When somebody works: all of their schedules, and which meeting types follow each. */
export function AvailabilityScreen() {
  const office = useTexts('office');
  const t = useTexts('availability');
  const chosen = useChosenHost();
  const { hostId, timeZone } = chosen;
  const { create, isBusy } = useScheduleActions();
  const begin = () =>
    create({ hostId, name: t('newName'), timezone: timeZone, weekly: weekdaysFrom(540, 1020) });
  if (chosen.isLoading) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeading title={office('screens.availability')} subtitle={t('lead')}>
        <HostChoice chosen={chosen} />
        <Button busy={isBusy} onClick={begin}>
          <Icon name="plus" />
          {t('new')}
        </Button>
      </ScreenHeading>
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-52" />} question={hostId}>
          <ScheduleList hostId={hostId} onBegin={begin} isBusy={isBusy} />
        </QueryView>
      </div>
    </>
  );
}
