import { lazy, Suspense, useState } from 'react';
import type { CalendarFeed } from '#shared/api/calendar-feed.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { pagePlace } from '#shared/react/list/address-parts.ts';
import { byPage, defineList, renamed } from '#shared/react/list/define-list.ts';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '#site/office/api.ts';
import { useFocusKept } from '#site/office/use-focus-kept.ts';
import { useNow } from '#site/office/use-now.ts';
import { FeedRow } from './feed-row.tsx';
import type { MadeFeed } from './made-feed-dialog.tsx';

const NewFeedDialog = lazy(() =>
  import('./new-feed-dialog.tsx').then((module) => ({ default: module.NewFeedDialog })),
);
const MadeFeedDialog = lazy(() =>
  import('./made-feed-dialog.tsx').then((module) => ({ default: module.MadeFeedDialog })),
);
const EndFeedDialog = lazy(() =>
  import('./end-feed-dialog.tsx').then((module) => ({ default: module.EndFeedDialog })),
);

const PAGE_SIZE = 20;

const feedsList = defineList({
  address: { feeds: pagePlace },
  useData: ({ feeds: page }) =>
    api.useData('get', '/calendar/feeds', {
      params: { query: { page, pageSize: PAGE_SIZE } },
    }).data,
  read: ({ feeds, ...reply }) => ({
    rows: feeds,
    total: reply.total,
    paging: renamed(byPage(reply), ({ page }) => ({ feeds: page })),
  }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

/** By which addresses calendars read one's own appointments, and those of teams that one manages. */
export function OwnFeeds() {
  const t = useTexts('feeds');
  const list = useList(feedsList);
  const { rows: feeds, total = 0, paging, data } = useListed(list);
  const nowMs = useNow() * 60_000;
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeFeed>();
  const [ended, setEnded] = useState<CalendarFeed>();
  useFocusKept(total);
  return (
    <>
      {feeds.length > 0 && (
        <ul aria-label={t('title')} className="divide-y divide-line border-line border-b">
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} nowMs={nowMs} onEnd={() => setEnded(feed)} />
          ))}
        </ul>
      )}
      <div className="px-4 pt-3 empty:hidden sm:px-6">
        <ListPages paging={paging} linkTo={list.linkTo} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
        <p className="text-soft text-sm">{total === 0 && t('none')}</p>
        <Button tone="quiet" onClick={() => setMaking(true)}>
          <Icon name="plus" className="size-4.5" />
          {t('new')}
        </Button>
      </div>
      <Suspense>
        {isMaking && (
          <NewFeedDialog teams={data.teams} onMade={setMade} onClose={() => setMaking(false)} />
        )}
        {made && <MadeFeedDialog made={made} onClose={() => setMade(undefined)} />}
        {ended && <EndFeedDialog feed={ended} onClose={() => setEnded(undefined)} />}
      </Suspense>
    </>
  );
}
