import { useState } from 'react';
import type { AwayPeriod } from '#shared/api/out-of-office.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { HostChoice } from '#site/office/host-choice.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { ScreenSkeleton } from '#site/office/screen-skeleton.tsx';
import { useChosenHost } from '#site/office/use-chosen-host.ts';
import { GoneNote } from './gone-note.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { PeriodList } from './period-list.tsx';
import type { Gone } from './use-periods.ts';

/** When somebody is away for whole days: what visitors read, and what becomes of appointments. */
export function OutOfOfficeScreen() {
  const office = useTexts('office');
  const t = useTexts('out-of-office');
  const chosen = useChosenHost();
  const [gone, setGone] = useState<Gone>();
  const [edited, setEdited] = useState<AwayPeriod | 'new'>();
  if (chosen.isLoading) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeading title={office('screens.out-of-office')} subtitle={t('lead')}>
        <div className="flex flex-wrap gap-2">
          <HostChoice chosen={chosen} />
          <Button onClick={() => setEdited('new')}>
            <Icon name="plus" />
            {t('new')}
          </Button>
        </div>
      </ScreenHeading>
      <div role="status">{gone && <GoneNote gone={gone} />}</div>
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-52" />} question={chosen.hostId}>
          <PeriodList hostId={chosen.hostId} onEdit={setEdited} onGone={setGone} />
        </QueryView>
      </div>
      {edited !== undefined && (
        <PeriodDialog
          period={edited === 'new' ? undefined : edited}
          hostId={chosen.hostId}
          timeZone={chosen.timeZone}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
