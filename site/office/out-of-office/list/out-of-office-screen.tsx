import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListSkeleton } from '#shared/react/list/list-skeleton.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { HostChoice } from '#site/office/host-choice.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { ScreenSkeleton } from '#site/office/screen-skeleton.tsx';
import { useChosenHost } from '#site/office/use-chosen-host.ts';
import { GoneNote } from './gone-note.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { PeriodList, type PeriodsList, periodsList } from './period-list.tsx';
import type { Gone } from './use-periods.ts';

/** When somebody is away for whole days: what visitors read, and what becomes of appointments. */
export function OutOfOfficeScreen() {
  const office = useTexts('office');
  const t = useTexts('out-of-office');
  const chosen = useChosenHost();
  const list = useList(periodsList);
  const [gone, setGone] = useState<Gone>();
  if (chosen.isLoading) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeading title={office('screens.out-of-office')} subtitle={t('lead')}>
        <HostChoice chosen={chosen} />
        <Button onClick={() => list.go({ new: '1' })}>
          <Icon name="plus" />
          {t('new')}
        </Button>
      </ScreenHeading>
      <div role="status">{gone && <GoneNote gone={gone} />}</div>
      <div className="mt-5">
        <QueryView pending={<ListSkeleton hasFilters={false} />} question={chosen.hostId}>
          <PeriodList list={list} onGone={setGone} />
          <OpenPeriod list={list} chosen={chosen} />
        </QueryView>
      </div>
    </>
  );
}

interface OpenPeriodProps {
  readonly list: PeriodsList;
  readonly chosen: ReturnType<typeof useChosenHost>;
}

/** The dialog of the time that the address names, or of a new one. */
function OpenPeriod({ list, chosen: { hostId, timeZone } }: OpenPeriodProps) {
  const { query, go } = list;
  const period = useListed(list).rows.find(({ id }) => id === query.period);
  if (!period && query.new === undefined) return null;
  return (
    <PeriodDialog
      key={period?.id ?? 'new'}
      period={period}
      hostId={hostId}
      timeZone={timeZone}
      onClose={() => go({ period: undefined, new: undefined })}
    />
  );
}
