import { useState } from 'react';
import type { AwayPeriod } from '#shared/api/out-of-office.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { PeriodList } from './period-list.tsx';

/** When somebody is away for whole days: what visitors read, and what becomes of appointments. */
export function OutOfOfficeScreen() {
  const office = useTexts('office');
  const t = useTexts('out-of-office');
  const [edited, setEdited] = useState<AwayPeriod | 'new'>();
  return (
    <>
      <ScreenHeading title={office('screens.out-of-office')} subtitle={t('lead')}>
        <Button onClick={() => setEdited('new')}>
          <Icon name="plus" />
          {t('new')}
        </Button>
      </ScreenHeading>
      <div className="mt-5 max-w-4xl">
        <QueryView pending={<Skeleton className="h-52" />}>
          <PeriodList onEdit={setEdited} />
        </QueryView>
      </div>
      {edited !== undefined && (
        <PeriodDialog
          period={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
