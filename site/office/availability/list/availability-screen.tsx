import { weekdaysFrom } from '#shared/domain/schedule/week-hours.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { useScheduleActions } from '../use-schedule-actions.ts';
import { ScheduleList } from './schedule-list.tsx';

/** When somebody works: all of their schedules, and which meeting types follow each. */
export function AvailabilityScreen() {
  const office = useTexts('office');
  const t = useTexts('availability');
  const { timezone } = useSession();
  const { create, isBusy } = useScheduleActions();
  const begin = () =>
    create({ name: t('newName'), timeZone: timezone, weekly: weekdaysFrom(540, 1020) });
  return (
    <>
      <ScreenHeading title={office('screens.availability')} subtitle={t('lead')}>
        <Button busy={isBusy} onClick={begin}>
          <Icon name="plus" />
          {t('new')}
        </Button>
      </ScreenHeading>
      <div className="mt-5 max-w-4xl">
        <QueryView pending={<Skeleton className="h-52" />}>
          <ScheduleList />
        </QueryView>
      </div>
    </>
  );
}
