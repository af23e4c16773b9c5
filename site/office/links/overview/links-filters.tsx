import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListSearch } from '#shared/react/list/list-search.tsx';

interface LinksFiltersProps {
  readonly query: { readonly search: string; readonly view: 'all' | undefined };
  readonly placeholder: string;
  readonly go: (change: { search?: string; view?: 'all' | undefined }) => void;
}

/** What is looked for, and whether among one's own or all that one's right reaches. */
export function LinksFilters({ query, placeholder, go }: LinksFiltersProps) {
  const t = useTexts('links');
  return (
    <>
      <ListSearch
        value={query.search}
        placeholder={placeholder}
        onSearch={(search) => go({ search })}
      />
      <label className="flex min-h-(--control) items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={query.view === 'all'}
          onChange={({ target }) => go({ view: target.checked ? 'all' : undefined })}
          className="size-4.5 accent-(--brand-text)"
        />
        {t('all')}
      </label>
    </>
  );
}
