import { useDeferredValue, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useSession } from '#site/office/session.tsx';
import { ShareDialog } from '#site/office/share/share-dialog.tsx';
import { LinkRow } from './link-row.tsx';
import { ShowAll } from './show-all.tsx';
import type { LinksAddress } from './use-links-query.ts';

const PAGE_SIZE = 25;

interface Shared {
  readonly name: string;
  readonly path: string;
}

/** The pages that visitors book on: one's own, and that of each meeting type one owns or hosts. */
export function PageLinks({ links: { query, narrow, turn } }: { readonly links: LinksAddress }) {
  const t = useTexts('links');
  const { slug, hostId } = useSession();
  const [shared, setShared] = useState<Shared>();
  const asked = useDeferredValue(query);
  const { data } = api.useData('get', '/meeting-type/all', {
    params: {
      query: {
        page: asked.page,
        pageSize: PAGE_SIZE,
        state: 'published',
        ...(asked.search && { search: asked.search }),
        ...(asked.view === 'mine' && { domain: 'host', id: hostId }),
      },
    },
  });
  const own = slug === null ? undefined : toPath('user', { user: slug });
  const isNarrowed = query.search !== '';
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <ListSearch
          value={query.search}
          placeholder={t('pages.search')}
          onSearch={(search) => {
            if (search !== query.search) narrow({ search });
          }}
        />
        <ShowAll isAll={query.view === 'all'} onShow={(view) => narrow({ view })} />
      </div>
      {data.total === 0 && isNarrowed && <NothingFound onShowAll={() => narrow({ search: '' })} />}
      {data.total === 0 && !isNarrowed && own === undefined && (
        <EmptyList icon="link" title={t('pages.none')}>
          {t('pages.noneText')}
        </EmptyList>
      )}
      {(data.total > 0 || own !== undefined) && !(data.total === 0 && isNarrowed) && (
        <ul aria-label={t('kinds.pages')} className="card divide-y divide-line overflow-hidden">
          {own !== undefined && query.page === 1 && !isNarrowed && (
            <PageRow shared={{ name: t('pages.own'), path: own }} onShare={setShared} />
          )}
          {data.meetingTypes.map(
            ({ id, name, path, owner }) =>
              path !== null && (
                <PageRow
                  key={id}
                  shared={{ name, path }}
                  owner={owner.id === hostId ? null : owner.name}
                  onShare={setShared}
                />
              ),
          )}
        </ul>
      )}
      <ListPages page={data.page} pageSize={data.pageSize} total={data.total} onPage={turn} />
      {shared && <ShareDialog {...shared} onClose={() => setShared(undefined)} />}
    </>
  );
}

interface PageRowProps {
  readonly shared: Shared;
  readonly owner?: string | null;
  readonly onShare: (shared: Shared) => void;
}

function PageRow({ shared, owner = null, onShare }: PageRowProps) {
  const t = useTexts('links');
  const url = new URL(shared.path, location.origin);
  return (
    <LinkRow
      name={shared.name}
      lines={[
        <a
          key="link"
          href={shared.path}
          target="_blank"
          rel="noopener"
          className="touch wrap-anywhere hover:underline"
        >
          {url.host + url.pathname}
        </a>,
        owner,
      ]}
    >
      <CopyButton text={url.href} label={t('copy', { name: shared.name })} />
      <Button
        tone="plain"
        className="min-w-11 px-2.5! text-soft text-sm"
        onClick={() => onShare(shared)}
      >
        <Icon name="qr" className="size-4.5" />
        <span className="max-sm:sr-only">{t('share')}</span>{' '}
        <span className="sr-only">{shared.name}</span>
      </Button>
    </LinkRow>
  );
}
