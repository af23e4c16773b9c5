import { useDeferredValue, useState } from 'react';
import type { Proposal } from '#shared/api/proposal.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';
import { LinkMark } from './link-mark.tsx';
import { LinkRow } from './link-row.tsx';
import { ShowAll } from './show-all.tsx';
import type { LinksAddress } from './use-links-query.ts';

const PAGE_SIZE = 25;

/** The links of proposals, and what became of each. */
export function ProposedLinks({ links: { query, narrow } }: { readonly links: LinksAddress }) {
  const t = useTexts('links');
  const list = useTexts('list');
  const { search, view } = useDeferredValue(query);
  const isNarrowed = query.search !== '' || query.view === 'all';
  const [turned, setTurned] = useState<{ readonly of: string; readonly cursor: string }>();
  const asked = `${view} ${search}`;
  const cursor = turned?.of === asked ? turned.cursor : undefined;
  const { data } = api.useData('get', '/proposal', {
    params: {
      query: { pageSize: PAGE_SIZE, view, ...(search && { search }), ...(cursor && { cursor }) },
    },
  });
  const { proposals, next, previous } = data;
  const turn = (to: string) => setTurned({ of: asked, cursor: to });
  const isEmpty = proposals.length === 0 && cursor === undefined;
  if (isEmpty && !isNarrowed) {
    return (
      <EmptyList icon="clock" title={t('proposed.none')}>
        {t('proposed.noneText')}
      </EmptyList>
    );
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <ListSearch
          value={query.search}
          placeholder={t('proposed.search')}
          onSearch={(said) => {
            if (said !== query.search) narrow({ search: said });
          }}
        />
        <ShowAll isAll={query.view === 'all'} onShow={(shown) => narrow({ view: shown })} />
      </div>
      {isEmpty && <NothingFound onShowAll={() => narrow({ search: '', view: 'mine' })} />}
      {proposals.length > 0 && (
        <ul aria-label={t('kinds.proposed')} className="card divide-y divide-line overflow-hidden">
          {proposals.map((proposal) => (
            <Row key={proposal.id} proposal={proposal} showsMaker={query.view === 'all'} />
          ))}
        </ul>
      )}
      {(next ?? previous) && (
        <nav aria-label={t('kinds.proposed')} className="mt-4 flex justify-between gap-3">
          <Button
            tone="quiet"
            disabled={previous === null}
            onClick={() => previous && turn(previous)}
          >
            <Icon name="left" />
            {list('newer')}
          </Button>
          <Button tone="quiet" disabled={next === null} onClick={() => next && turn(next)}>
            {list('older')}
            <Icon name="right" />
          </Button>
        </nav>
      )}
    </>
  );
}

function Row(props: { readonly proposal: Proposal; readonly showsMaker: boolean }) {
  const { proposal, showsMaker } = props;
  const t = useTexts('links');
  const { moment } = useFormats();
  const { recipient, meetingType, times, state, holdUntil, taken, url, host } = proposal;
  const nowMs = useNow() * 60_000;
  const held = times.filter(({ isFreed }) => !isFreed).length;
  return (
    <LinkRow
      name={t('proposed.name', { name: recipient.name })}
      mark={<LinkMark state={state} />}
      lines={[
        meetingType.name,
        state === 'open'
          ? t('proposed.held', { count: held, when: moment(holdUntil, nowMs) })
          : null,
        taken ? t('proposed.taken', { name: taken.name, when: moment(taken.start, nowMs) }) : null,
        showsMaker ? t('madeBy', { name: host.name }) : null,
      ]}
    >
      {state === 'open' && url && (
        <CopyButton text={url} label={t('copy', { name: recipient.name })} />
      )}
    </LinkRow>
  );
}
