import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { openFlag, openPart, pagePlace, searchText } from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import type { ListOf } from '#shared/react/list/use-list.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';

export const teamsList = defineList({
  address: { search: searchText, page: pagePlace, team: openPart, new: openFlag },
  useData: ({ page, search }) =>
    api.useData('get', '/company/teams', {
      params: { query: { page, search: search || undefined } },
    }).data,
  read: ({ teams, ...reply }) => ({ rows: teams, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

interface TeamListProps {
  readonly list: ListOf<typeof teamsList>;
  /** Who may not make one has none. */
  readonly onCreate: (() => void) | undefined;
}

/** The teams by name, searched and by pages. */
export function TeamList({ list, onCreate }: TeamListProps) {
  const t = useTexts('teams');
  const office = useTexts('office');
  return (
    <ListBody
      list={list}
      filters={
        <ListSearch
          value={list.query.search}
          placeholder={t('search')}
          onSearch={(search) => list.go({ search })}
        />
      }
      empty={
        <EmptyList icon="users" title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          {onCreate && (
            <Button className="mt-4" onClick={onCreate}>
              {t('new')}
            </Button>
          )}
        </EmptyList>
      }
      label={office('screens.admin-teams')}
      targetOf={({ id }) => list.linkTo({ team: id })}
    >
      {({ name, slug, memberCount, meetingTypeCount }) => (
        <span className="flex items-baseline justify-between gap-x-4">
          <RowText title={name} notes={[slug && `/team/${slug}`]} />
          <span className="shrink-0 text-soft text-xs tabular-nums sm:text-sm">
            {t('members', { count: memberCount })}
            <span className="max-sm:hidden">
              {' · '}
              {t('types', { count: meetingTypeCount })}
            </span>
          </span>
        </span>
      )}
    </ListBody>
  );
}
