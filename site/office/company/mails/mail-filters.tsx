import { useId } from 'react';
import {
  isMailStatus,
  isMailTopic,
  MAIL_STATUSES,
  MAIL_TOPICS,
} from '#shared/domain/mails/topics.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import type { MailsQuery } from './read-query.ts';

interface MailFiltersProps {
  readonly query: MailsQuery;
  readonly onNarrow: (change: Partial<MailsQuery>) => void;
}

/** What is looked for, and of which kind. */
export function MailFilters({ query, onNarrow }: MailFiltersProps) {
  const t = useTexts('mail-log');
  return (
    <div className="flex flex-wrap gap-2">
      <ListSearch
        value={query.search}
        placeholder={t('search')}
        onSearch={(search) => {
          if (search !== query.search) onNarrow({ search });
        }}
      />
      <div className="flex flex-wrap w-full gap-2">
        <Choice
          label={t('filter.status')}
          any={t('filter.anyStatus')}
          value={query.status}
          choices={MAIL_STATUSES.map((status) => [status, t(`status.${status}`)])}
          onChoose={(value) => onNarrow({ status: isMailStatus(value) ? value : undefined })}
        />
        <Choice
          label={t('filter.topic')}
          any={t('filter.anyTopic')}
          value={query.topic}
          choices={MAIL_TOPICS.map((topic) => [topic, t(`topic.${topic}`)])}
          onChoose={(value) => onNarrow({ topic: isMailTopic(value) ? value : undefined })}
        />
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
    <div className="min-w-[min(100%,7.5rem)] flex-1">
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
