import { MAIL_STATUSES, MAIL_TOPICS } from '#shared/domain/mails/topics.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { FilterChoice } from '#shared/react/list/filter-choice.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import type { MailsList } from './mails-list.ts';

/** What is looked for, and of which kind. */
export function MailFilters({ list: { query, go } }: { readonly list: MailsList }) {
  const t = useTexts('mail-log');
  return (
    <>
      <ListSearch
        value={query.search}
        placeholder={t('search')}
        onSearch={(search) => go({ search })}
      />
      <div className="flex w-full flex-wrap gap-2">
        <FilterChoice
          label={t('filter.status')}
          any={t('filter.anyStatus')}
          value={query.status}
          choices={MAIL_STATUSES.map((status) => [status, t(`status.${status}`)])}
          onChoose={(status) => go({ status })}
        />
        <FilterChoice
          label={t('filter.topic')}
          any={t('filter.anyTopic')}
          value={query.topic}
          choices={MAIL_TOPICS.map((topic) => [topic, t(`topic.${topic}`)])}
          onChoose={(topic) => go({ topic })}
        />
      </div>
    </>
  );
}
