import { useId } from 'react';
import type { MeetingTypeList } from '#shared/api/meeting-type-list.ts';
import type { Workspace } from '#shared/api/workspace.ts';
import {
  isMeetingTypeState,
  MEETING_TYPE_STATES,
} from '#shared/domain/meeting-type/meeting-type-state.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { useSession } from '#site/office/session.tsx';
import type { TypesQuery } from './read-types-query.ts';

interface TypesFiltersProps {
  readonly query: TypesQuery;
  readonly counts: MeetingTypeList['counts'];
  readonly shelves: readonly Workspace[];
  readonly onNarrow: (change: Partial<TypesQuery>) => void;
  readonly onManage: () => void;
}

/** Stands among the shelves of the choice, and leads to what can be done with them. */
const MANAGE = 'manage';

/** What is looked for, in which state, and on which shelf. */
export function TypesFilters({ query, counts, shelves, onNarrow, onManage }: TypesFiltersProps) {
  const t = useTexts('meeting-types');
  const isAdmin = reachOf(useSession(), 'workspace:edit') !== undefined;
  return (
    <div className="flex flex-wrap gap-2">
      <ListSearch
        value={query.search}
        placeholder={t('search')}
        onSearch={(search) => {
          if (search !== query.search) onNarrow({ search });
        }}
      />
      <div className="flex flex-1 flex-wrap gap-2 max-sm:basis-full sm:max-w-100">
        <Choice
          label={t('filter.state')}
          any={t('filter.anyState')}
          value={query.state}
          choices={MEETING_TYPE_STATES.map((state) => [
            state,
            `${t(`state.${state}`)} (${counts[state]})`,
          ])}
          onChoose={(value) => onNarrow({ state: isMeetingTypeState(value) ? value : undefined })}
        />
        {(shelves.length > 0 || isAdmin) && (
          <Choice
            label={t('filter.shelf')}
            any={t('filter.anyShelf')}
            value={query.shelf}
            choices={[
              ...shelves.map(({ id, name }) => [id, name] as const),
              ...(isAdmin ? [[MANAGE, t('filter.manage')] as const] : []),
            ]}
            onChoose={(value) =>
              value === MANAGE ? onManage() : onNarrow({ shelf: value === '' ? undefined : value })
            }
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** What the first choice says, which leaves nothing out. */
  readonly any: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, any, value = '', choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-28 flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="field text-sm!"
      >
        <option value="">{any}</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
