import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { TeamSummary } from '#shared/api/team.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';

/** The pages of teams, to be opened and handed on. */
export function TeamPagesScreen() {
  const office = useTexts('office');
  return (
    <>
      <ScreenHeading title={office('screens.team-pages')} />
      <div className="mt-5 max-w-4xl">
        <QueryView pending={<Skeleton className="h-64" />}>
          <Pages />
        </QueryView>
      </div>
    </>
  );
}

function Pages() {
  const t = useTexts('teams');
  const canCreate = reachOf(useSession(), 'team:create') !== undefined;
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const { search, page } = useDeferredValue(asked);
  const { data } = api.useData('get', '/company/teams', {
    params: { query: { page, ...(search && { search }) } },
  });
  const { teams, total, pageSize } = data;
  if (total === 0 && search === '') {
    return (
      <EmptyList icon="users" title={t('empty.title')}>
        <p>{t('pages.empty')}</p>
        {canCreate && (
          <Link to="/admin/teams" className={buttonClass('quiet', 'mt-4')}>
            {t('new')}
          </Link>
        )}
      </EmptyList>
    );
  }
  return (
    <>
      {(total > pageSize || asked.search !== '') && (
        <div className="mb-4 flex">
          <ListSearch
            value={asked.search}
            placeholder={t('search')}
            onSearch={(typed) => {
              if (typed !== asked.search) setAsked({ search: typed, page: 1 });
            }}
          />
        </div>
      )}
      {total === 0 ? (
        <NothingFound onShowAll={() => setAsked({ search: '', page: 1 })} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {teams.map((team) => (
            <TeamCard key={team.id} team={team} />
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(to) => setAsked({ ...asked, page: to })}
      />
    </>
  );
}

function TeamCard({ team }: { readonly team: TeamSummary }) {
  const t = useTexts('teams');
  const { id, name, slug, description, memberCount, meetingTypeCount, isMine, canEdit } = team;
  const path = slug === null ? undefined : toPath('team', { slug });
  return (
    <li className="card flex flex-col gap-3 p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {isMine && <span className="text-soft text-xs">{t('pages.mine')}</span>}
        </p>
        {description && <p className="mt-1 line-clamp-2 text-soft text-sm">{description}</p>}
        <p className="mt-1 text-soft text-sm tabular-nums">
          {t('members', { count: memberCount })} · {t('types', { count: meetingTypeCount })}
        </p>
      </div>
      {path && (
        <a href={path} className="link touch self-start text-sm wrap-anywhere">
          {location.host + path}
        </a>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {path && (
          <CopyButton isWordy text={location.origin + path} label={t('pages.copy', { name })} />
        )}
        {canEdit && (
          <Link to="/admin/teams" search={{ team: id }} className={buttonClass('plain', 'text-sm')}>
            {t('pages.manage')}
          </Link>
        )}
      </div>
    </li>
  );
}
