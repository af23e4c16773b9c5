import { useDeferredValue, useState } from 'react';
import type { KeptShortLink } from '#shared/api/short-link.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Menu } from '#shared/react/ui/menu.tsx';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { ShareDialog } from '#site/office/share/share-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkMark } from './link-mark.tsx';
import { LinkRow } from './link-row.tsx';
import { ShowAll } from './show-all.tsx';
import { useLinkChanges } from './use-link-changes.ts';
import type { LinksAddress } from './use-links-query.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const PAGE_SIZE = 25;

type Question = 'change' | 'withdraw' | 'share';
type Asked = { readonly is: Question; readonly link: KeptShortLink };

/** Short addresses with names, for where a long one has no room. */
export function ShortLinks({ links: { query, narrow, turn } }: { readonly links: LinksAddress }) {
  const t = useTexts('links');
  const [asked, setAsked] = useState<Asked>();
  const { page, search, view } = useDeferredValue(query);
  const { data } = api.useData('get', '/short-link', {
    params: { query: { page, pageSize: PAGE_SIZE, view, ...(search && { search }) } },
  });
  const close = () => setAsked(undefined);
  const isNarrowed = query.search !== '' || query.view === 'all';
  return (
    <>
      {data.total === 0 && !isNarrowed ? (
        <EmptyList icon="link" title={t('short.none')}>
          {t('short.noneText')}
        </EmptyList>
      ) : (
        <div className="mb-3 flex flex-wrap gap-2">
          <ListSearch
            value={query.search}
            placeholder={t('short.search')}
            onSearch={(next) => {
              if (next !== query.search) narrow({ search: next });
            }}
          />
          <ShowAll isAll={query.view === 'all'} onShow={(next) => narrow({ view: next })} />
        </div>
      )}
      {data.total === 0 && isNarrowed && (
        <NothingFound onShowAll={() => narrow({ search: '', view: 'mine' })} />
      )}
      {data.links.length > 0 && (
        <ul aria-label={t('kinds.short')} className="card divide-y divide-line overflow-hidden">
          {data.links.map((link) => (
            <Row
              key={link.id}
              link={link}
              showsMaker={query.view === 'all'}
              onAsk={(is) => setAsked({ is, link })}
            />
          ))}
        </ul>
      )}
      <ListPages page={data.page} pageSize={data.pageSize} total={data.total} onPage={turn} />
      {asked && <Asking {...asked} onClose={close} />}
    </>
  );
}

function nameOf({ name, path }: KeptShortLink): string {
  return name ?? path;
}

interface RowProps {
  readonly link: KeptShortLink;
  readonly showsMaker: boolean;
  readonly onAsk: (is: Question) => void;
}

function Row({ link, showsMaker, onAsk }: RowProps) {
  const t = useTexts('links');
  const { moment } = useFormats();
  const { url, path, target, state, expiresAt, createdBy } = link;
  const name = nameOf(link);
  return (
    <LinkRow
      name={name}
      mark={state === 'expired' && <LinkMark state={state} />}
      lines={[
        link.name === null ? null : path,
        t('short.to', { target }),
        expiresAt && t('ends', { when: moment(expiresAt, 0) }),
        showsMaker && createdBy ? t('madeBy', { name: createdBy.name }) : null,
      ].map((line) => line || null)}
    >
      {state === 'open' && <CopyButton text={url} label={t('copy', { name })} />}
      <Menu
        label={t('actions', { name })}
        items={[
          { label: t('qr'), icon: 'qr', run: () => onAsk('share') },
          { label: t('change'), icon: 'edit', run: () => onAsk('change') },
          {
            label: t('withdraw.action'),
            icon: 'trash',
            tone: 'danger',
            run: () => onAsk('withdraw'),
          },
        ]}
      />
    </LinkRow>
  );
}

interface AskingProps {
  readonly is: Question;
  readonly link: KeptShortLink;
  readonly onClose: () => void;
}

function Asking({ is, link, onClose }: AskingProps) {
  const t = useTexts('links');
  const attempt = useLinkChanges();
  const change = api.useChange('patch', '/short-link/{linkId}');
  const withdraw = api.useChange('delete', '/short-link/{linkId}');
  const params = { path: { linkId: link.id } };
  const { name, expiresAt } = link;
  switch (is) {
    case 'share':
      return <ShareDialog name={nameOf(link)} path={link.path} onClose={onClose} />;
    case 'change':
      return (
        <LinkDialog
          title={t('dialog.change', { name: nameOf(link) })}
          save={t('dialog.save')}
          was={link}
          onSave={(terms) =>
            attempt(() =>
              change.mutateAsync({ params, body: { ...terms, was: { name, expiresAt } } }),
            )
          }
          onClose={onClose}
        />
      );
    case 'withdraw':
      return (
        <WithdrawDialog
          name={nameOf(link)}
          onWithdraw={() => {
            onClose();
            void attempt(() => withdraw.mutateAsync({ params }));
          }}
          onClose={onClose}
        />
      );
  }
}
