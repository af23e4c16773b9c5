import { useId, useState } from 'react';
import { CHANNELS, channelRows } from '#shared/domain/channels.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { FilterChoice } from '#shared/react/list/filter-choice.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { isDate } from '#shared/time/dates.ts';
import { api } from '#site/office/api.ts';
import type { AppointmentsList } from './appointments-list.ts';

interface AppointmentFiltersProps {
  readonly list: AppointmentsList;
}

/** Who is looked for, and which hosts, teams, meeting types, channels and days. */
export function AppointmentFilters({ list }: AppointmentFiltersProps) {
  const t = useTexts('appointments');
  const { query, filters, go } = list;
  // The search is seen without a number.
  const narrowed = filters - (query.search === '' ? 0 : 1);
  const [isOpen, setOpen] = useState(narrowed > 0);
  const filtersId = useId();
  return (
    <>
      <ListSearch
        value={query.search}
        placeholder={t('search')}
        onSearch={(search) => go({ search })}
      />
      <Button
        tone="quiet"
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filter.open')}
        {narrowed > 0 && <span className="text-brand-text tabular-nums">{narrowed}</span>}
        <Icon name="down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      <div id={filtersId} hidden={!isOpen} className="flex w-full flex-wrap gap-2">
        <QueryView pending={<Skeleton className="h-(--control) w-full" />}>
          <Choices list={list} />
        </QueryView>
        <div className="flex min-w-[min(100%,24rem)] flex-1 flex-wrap gap-2">
          <DayField label={t('filter.from')} value={query.from} onDay={(from) => go({ from })} />
          <DayField label={t('filter.to')} value={query.to} onDay={(to) => go({ to })} />
        </div>
      </div>
    </>
  );
}

/** What there is to choose from; a choice of one is none. */
function Choices({ list: { query, go } }: AppointmentFiltersProps) {
  const t = useTexts('appointments');
  const common = useTexts('common');
  const { data } = api.useData('get', '/appointments/filters');
  const { hosts, teams, meetingTypes } = data;
  const toChoices = (named: typeof hosts) => named.map(({ id, name }) => [id, name] as const);
  return (
    <>
      {hosts.length > 1 && (
        <FilterChoice
          label={t('filter.host')}
          any={t('filter.anyHost')}
          value={query.host}
          choices={toChoices(hosts)}
          onChoose={(host) => go({ host })}
        />
      )}
      {teams.length > 0 && (
        <FilterChoice
          label={t('filter.team')}
          any={t('filter.anyTeam')}
          value={query.team}
          choices={toChoices(teams)}
          onChoose={(team) => go({ team })}
        />
      )}
      <FilterChoice
        label={t('filter.type')}
        any={t('filter.anyType')}
        value={query.type}
        choices={toChoices(meetingTypes)}
        onChoose={(type) => go({ type })}
      />
      <FilterChoice
        label={t('filter.channel')}
        any={t('filter.anyChannel')}
        value={query.channel}
        choices={CHANNELS.map((each) => [each, common(`channels.${channelRows[each].labelKey}`)])}
        onChoose={(channel) => go({ channel })}
      />
    </>
  );
}

function DayField(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onDay: (date: string | undefined) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-w-[min(100%,11rem)] flex-1 items-center gap-2">
      <label htmlFor={id} className="min-w-9 text-soft text-sm">
        {props.label}
      </label>
      <input
        id={id}
        type="date"
        value={props.value ?? ''}
        onChange={({ target }) => props.onDay(isDate(target.value) ? target.value : undefined)}
        className="field min-w-0 text-sm!"
      />
    </div>
  );
}
