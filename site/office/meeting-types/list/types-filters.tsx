import { useSuspenseQuery } from '@tanstack/react-query';
import { MEETING_TYPE_STATES } from '#shared/domain/meeting-type/meeting-type-state.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { FilterChoice } from '#shared/react/list/filter-choice.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { useListed } from '#shared/react/list/use-listed.ts';
import { useSession } from '#site/office/session.tsx';
import { shelvesQuery } from '../shelves-query.ts';
import type { TypesList } from './types-list.ts';

interface TypesFiltersProps {
  readonly list: TypesList;
  readonly onManage: () => void;
}

/** Stands among the shelves of the choice, and leads to what can be done with them. */
const MANAGE = 'manage';

/** What is looked for, in which state, and on which shelf. */
export function TypesFilters({ list, onManage }: TypesFiltersProps) {
  const t = useTexts('meeting-types');
  const { query, go } = list;
  const { counts } = useListed(list).data;
  const shelves = useSuspenseQuery(shelvesQuery).data.workspaces;
  const isAdmin = reachOf(useSession(), 'workspace:edit') !== undefined;
  return (
    <>
      <ListSearch
        value={query.search}
        placeholder={t('search')}
        onSearch={(search) => go({ search })}
      />
      <div className="flex flex-1 flex-wrap gap-2 max-sm:basis-full sm:max-w-100">
        <FilterChoice
          label={t('filter.state')}
          any={t('filter.anyState')}
          value={query.state}
          choices={MEETING_TYPE_STATES.map((state) => [
            state,
            `${t(`state.${state}`)} (${counts[state]})`,
          ])}
          onChoose={(state) => go({ state })}
        />
        {(shelves.length > 0 || isAdmin) && (
          <FilterChoice
            label={t('filter.shelf')}
            any={t('filter.anyShelf')}
            value={query.shelf}
            choices={[
              ...shelves.map(({ id, name }) => [id, name] as const),
              ...(isAdmin ? [[MANAGE, t('filter.manage')] as const] : []),
            ]}
            onChoose={(shelf) => (shelf === MANAGE ? onManage() : go({ shelf }))}
          />
        )}
      </div>
    </>
  );
}
