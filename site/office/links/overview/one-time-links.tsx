import { useDeferredValue, useState } from 'react';
import type { KeptOneTimeLink } from '#shared/api/short-link.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Menu } from '#shared/react/ui/menu.tsx';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkMark } from './link-mark.tsx';
import { LinkRow } from './link-row.tsx';
import { ShowAll } from './show-all.tsx';
import { useLinkChanges } from './use-link-changes.ts';
import type { LinksAddress } from './use-links-query.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const PAGE_SIZE = 25;

type Asked = { readonly is: 'change' | 'withdraw'; readonly link: KeptOneTimeLink };

/** Links that book once, and who has booked with them. */
export function OneTimeLinks({ links: { query, narrow, turn } }: { readonly links: LinksAddress }) {
  const t = useTexts('links');
  const [asked, setAsked] = useState<Asked>();
  const { page, search, view } = useDeferredValue(query);
  const { data } = api.useData('get', '/one-time-link', {
    params: { query: { page, pageSize: PAGE_SIZE, view, ...(search && { search }) } },
  });
  const close = () => setAsked(undefined);
  const isNarrowed = query.search !== '' || query.view === 'all';
  return (
    <>
      {data.total === 0 && !isNarrowed ? (
        <EmptyList icon="link" title={t('once.none')}>
          {t('once.noneText')}
        </EmptyList>
      ) : (
        <div className="mb-3 flex flex-wrap gap-2">
          <ListSearch
            value={query.search}
            placeholder={t('once.search')}
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
        <ul aria-label={t('kinds.once')} className="card divide-y divide-line overflow-hidden">
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

function nameOf({ name, meetingType }: KeptOneTimeLink): string {
  return name ?? meetingType.name;
}

interface RowProps {
  readonly link: KeptOneTimeLink;
  readonly showsMaker: boolean;
  readonly onAsk: (is: 'change' | 'withdraw') => void;
}

function Row({ link, showsMaker, onAsk }: RowProps) {
  const t = useTexts('links');
  const { moment } = useFormats();
  const { url, state, host, meetingType, usedBy, usedAt, expiresAt, createdBy, createdAt } = link;
  const name = nameOf(link);
  return (
    <LinkRow
      name={name}
      mark={<LinkMark state={state} />}
      lines={[
        link.name === null ? t('once.made', { when: moment(createdAt, 0) }) : meetingType.name,
        host && t('once.host', { name: host.name }),
        usedAt &&
          (usedBy
            ? t('once.usedBy', { name: usedBy.name, when: moment(usedAt, 0) })
            : t('once.usedAt', { when: moment(usedAt, 0) })),
        state !== 'used' && expiresAt && t('ends', { when: moment(expiresAt, 0) }),
        showsMaker && createdBy ? t('madeBy', { name: createdBy.name }) : null,
      ].map((line) => line || null)}
    >
      {url && state === 'open' && <CopyButton text={url} label={t('copy', { name })} />}
      <Menu
        label={t('actions', { name })}
        items={[
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
  readonly is: 'change' | 'withdraw';
  readonly link: KeptOneTimeLink;
  readonly onClose: () => void;
}

function Asking({ is, link, onClose }: AskingProps) {
  const t = useTexts('links');
  const attempt = useLinkChanges();
  const change = api.useChange('patch', '/one-time-link/{oneTimeLinkId}');
  const withdraw = api.useChange('delete', '/one-time-link/{oneTimeLinkId}');
  const params = { path: { oneTimeLinkId: link.id } };
  const { name, expiresAt } = link;
  return is === 'change' ? (
    <LinkDialog
      title={t('dialog.change', { name: nameOf(link) })}
      save={t('dialog.save')}
      was={link}
      onSave={(terms) =>
        attempt(() => change.mutateAsync({ params, body: { ...terms, was: { name, expiresAt } } }))
      }
      onClose={onClose}
    />
  ) : (
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
