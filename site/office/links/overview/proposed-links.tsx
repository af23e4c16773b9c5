import type { Proposal } from '#shared/api/proposal.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { byCursor, defineList } from '#shared/react/list/define-list.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';
import { LinkMark } from './link-mark.tsx';
import { LinksFilters } from './links-filters.tsx';
import { LINKS_PAGE_SIZE, linksParts } from './links-parts.ts';

const proposedLinks = defineList({
  address: linksParts,
  useData: ({ search, view, cursor }) =>
    api.useData('get', '/proposal', {
      params: { query: { pageSize: LINKS_PAGE_SIZE, view, search: search || undefined, cursor } },
    }).data,
  read: ({ proposals, ...reply }) => ({ rows: proposals, paging: byCursor(reply) }),
  toId: ({ id }) => id,
  toName: ({ recipient }) => recipient.name,
});

/** The links of proposals, and what became of each. */
export function ProposedLinks() {
  const t = useTexts('links');
  const office = useTexts('office');
  const list = useList(proposedLinks);
  const nowMs = useNow() * 60_000;
  return (
    <ListBody
      list={list}
      filters={<LinksFilters {...list} placeholder={t('proposed.search')} />}
      empty={
        <EmptyList icon="clock" title={t('proposed.none')}>
          <p>{t('proposed.noneText')}</p>
          <Link
            to={toPath('propose', {})}
            search={{ new: '1' }}
            className={buttonClass('primary', 'mt-4')}
          >
            {office('screens.propose')}
          </Link>
        </EmptyList>
      }
      label={t('kinds.proposed')}
      targetOf={({ id }) => ({ to: toPath('propose', {}), search: () => ({ proposal: id }) })}
      actions={({ state, url, recipient }) =>
        state === 'open' &&
        url && <CopyButton text={url} label={t('copy', { name: recipient.name })} />
      }
    >
      {(proposal) => (
        <ProposedRow proposal={proposal} nowMs={nowMs} showsMaker={list.query.view === 'all'} />
      )}
    </ListBody>
  );
}

interface ProposedRowProps {
  readonly proposal: Proposal;
  readonly nowMs: number;
  readonly showsMaker: boolean;
}

function ProposedRow({ proposal, nowMs, showsMaker }: ProposedRowProps) {
  const t = useTexts('links');
  const { moment } = useFormats();
  const { recipient, meetingType, times, state, holdUntil, taken, host } = proposal;
  const held = times.filter(({ isFreed }) => !isFreed).length;
  return (
    <RowText
      title={t('proposed.name', { name: recipient.name })}
      mark={<LinkMark state={state} />}
      notes={[
        meetingType.name,
        state === 'open' && t('proposed.held', { count: held, when: moment(holdUntil, nowMs) }),
        taken && t('proposed.taken', { name: taken.name, when: moment(taken.start, nowMs) }),
        showsMaker && t('madeBy', { name: host.name }),
      ]}
    />
  );
}
