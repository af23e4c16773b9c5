import { type ReactNode, useId, useState } from 'react';
import { CHANNELS, channelRows } from '#shared/domain/channels.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { isDate } from '#shared/time/dates.ts';
import { api } from '#site/office/api.ts';
import type { ListQuery } from './read-query.ts';

interface AppointmentFiltersProps {
  readonly query: ListQuery;
  readonly onNarrow: (change: Partial<ListQuery>) => void;
}

/** Who is looked for, and which hosts, teams, meeting types, channels and days. */
export function AppointmentFilters({ query, onNarrow }: AppointmentFiltersProps) {
  const t = useTexts('appointments');
  const common = useTexts('common');
  const narrowed = countNarrowed(query);
  const [isOpen, setOpen] = useState(narrowed > 0);
  const filtersId = useId();
  const { data } = api.useData('get', '/appointments/filters');
  const { hosts, teams, meetingTypes } = data;
  const toChoices = (named: typeof hosts) => named.map(({ id, name }) => [id, name] as const);
  const channels = CHANNELS.map(
    (channel) => [channel, common(`channels.${channelRows[channel].labelKey}`)] as const,
  );
  return (
    <div className="flex flex-wrap gap-2">
      <ListSearch
        value={query.search}
        placeholder={t('search')}
        onSearch={(search) => {
          if (search !== query.search) onNarrow({ search });
        }}
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
        {hosts.length > 1 && (
          <Choice
            label={t('filter.host')}
            any={t('filter.anyHost')}
            value={query.host}
            choices={toChoices(hosts)}
            onChoose={(host) => onNarrow({ host })}
          />
        )}
        {teams.length > 0 && (
          <Choice
            label={t('filter.team')}
            any={t('filter.anyTeam')}
            value={query.team}
            choices={toChoices(teams)}
            onChoose={(team) => onNarrow({ team })}
          />
        )}
        <Choice
          label={t('filter.type')}
          any={t('filter.anyType')}
          value={query.type}
          choices={toChoices(meetingTypes)}
          onChoose={(type) => onNarrow({ type })}
        />
        <Choice
          label={t('filter.channel')}
          any={t('filter.anyChannel')}
          value={query.channel}
          choices={channels}
          onChoose={(value) => onNarrow({ channel: CHANNELS.find((each) => each === value) })}
        />
        <div className="flex min-w-[min(100%,24rem)] flex-1 flex-wrap gap-2">
          <DayField
            label={t('filter.from')}
            value={query.from}
            onDay={(from) => onNarrow({ from })}
          />
          <DayField label={t('filter.to')} value={query.to} onDay={(to) => onNarrow({ to })} />
        </div>
      </div>
    </div>
  );
}

/** How many of them leave something out; the search is seen without a number. */
function countNarrowed({ host, team, type, channel, from, to }: ListQuery): number {
  return [host, team, type, channel, from, to].filter((each) => each !== undefined).length;
}

interface ChoiceProps {
  readonly label: string;
  /** What the first choice says, which leaves nothing out. */
  readonly any: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string | undefined) => void;
}

function Choice({ label, any, value = '', choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value || undefined)}
        className="field text-sm!"
      >
        <option value="">{any}</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
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

function Labelled(props: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="min-w-[min(100%,8.5rem)] flex-1">
      <label htmlFor={props.id} className="sr-only">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
