import { useDeferredValue, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { List } from '#shared/react/list/list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';

interface TeamListProps {
  /** The one that was just left takes the focus back. */
  readonly leftId: string | undefined;
  readonly onOpen: (teamId: string) => void;
  /** Who may not make one has none. */
  readonly onCreate: (() => void) | undefined;
}

/** The teams by name, searched and by pages. */
export function TeamList({ leftId, onOpen, onCreate }: TeamListProps) {
  const t = useTexts('teams');
  const office = useTexts('office');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const { search, page } = useDeferredValue(asked);
  const { data } = api.useData('get', '/company/teams', {
    params: { query: { page, ...(search && { search }) } },
  });
  const { teams, total, pageSize } = data;
  if (total === 0 && search === '') {
    return (
      <EmptyList icon="users" title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        {onCreate && (
          <Button className="mt-4" onClick={onCreate}>
            {t('new')}
          </Button>
        )}
      </EmptyList>
    );
  }
  return (
    <>
      <ListSearch
        value={asked.search}
        placeholder={t('search')}
        onSearch={(typed) => {
          if (typed !== asked.search) setAsked({ search: typed, page: 1 });
        }}
      />
      <div className="mt-3">
        {total === 0 ? (
          <NothingFound onShowAll={() => setAsked({ search: '', page: 1 })} />
        ) : (
          <List
            label={office('screens.admin-teams')}
            rows={teams}
            toId={({ id }) => id}
            toName={({ name }) => name}
            openId={undefined}
            leftId={leftId}
            onOpen={onOpen}
          >
            {({ name, slug, memberCount, meetingTypeCount }) => (
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium text-sm">{name}</span>{' '}
                  {slug && <span className="text-soft text-sm">/team/{slug}</span>}
                </span>
                <span className="text-soft text-sm tabular-nums">
                  {t('members', { count: memberCount })} · {t('types', { count: meetingTypeCount })}
                </span>
              </span>
            )}
          </List>
        )}
      </div>
      <ListPages
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(to) => setAsked({ ...asked, page: to })}
      />
    </>
  );
}
