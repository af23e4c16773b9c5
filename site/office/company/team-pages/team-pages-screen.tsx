import type { TeamSummary } from '#shared/api/team.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { pagePlace, searchText } from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Link } from '#shared/react/router/link.tsx';
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
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-64" />}>
          <Pages />
        </QueryView>
      </div>
    </>
  );
}

const pagesList = defineList({
  address: { search: searchText, page: pagePlace },
  useData: ({ page, search }) =>
    api.useData('get', '/company/teams', {
      params: { query: { page, search: search || undefined } },
    }).data,
  read: ({ teams, ...reply }) => ({ rows: teams, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

function Pages() {
  const t = useTexts('teams');
  const canCreate = reachOf(useSession(), 'team:create') !== undefined;
  const list = useList(pagesList);
  const { rows, paging } = useListed(list);
  if (rows.length === 0 && list.filters === 0) {
    return (
      <EmptyList icon="users" title={t('empty.title')}>
        <p>{t('pages.empty')}</p>
        {canCreate && (
          <Link to="/admin/teams" search={{ new: '1' }} className={buttonClass('primary', 'mt-4')}>
            {t('new')}
          </Link>
        )}
      </EmptyList>
    );
  }
  return (
    <>
      {(paging?.previous || paging?.next || list.filters > 0) && (
        <div className="mb-4 flex">
          <ListSearch
            value={list.query.search}
            placeholder={t('search')}
            onSearch={(search) => list.go({ search })}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <NothingFound onShowAll={list.showAll} />
      ) : (
        <ul className="mb-4 grid gap-4 sm:grid-cols-2">
          {rows.map((team) => (
            <TeamCard key={team.id} team={team} />
          ))}
        </ul>
      )}
      <ListPages paging={paging} linkTo={list.linkTo} />
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
