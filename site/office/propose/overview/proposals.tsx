import { useDeferredValue, useState } from 'react';
import type { Proposal } from '#shared/api/proposal.ts';
import { PROPOSAL_STATES } from '#shared/domain/proposal/state.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { List } from '#shared/react/list/list.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { ChoiceRow } from '#site/office/choice-row.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { ProposalLine } from './proposal-line.tsx';
import { type Deed, ProposalMenu } from './proposal-menu.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import type { ProposalsAddress } from './use-proposals-query.ts';
import { WithdrawProposalDialog } from './withdraw-proposal-dialog.tsx';

/** Proposals, the newest first, and what can be done with each. */
export function Proposals({ address }: { readonly address: ProposalsAddress }) {
  const t = useTexts('proposals');
  const list = useTexts('list');
  const { query, narrow, turn, open } = address;
  const [asked, setAsked] = useState<{ readonly deed: Deed; readonly proposal: Proposal }>();
  const { state, search, cursor } = useDeferredValue(query);
  const { data } = api.useData('get', '/proposal', {
    params: {
      query: { ...(state && { state }), ...(search && { search }), ...(cursor && { cursor }) },
    },
  });
  const { proposals, next, previous } = data;
  const isNarrowed = query.state !== undefined || query.search !== '';
  if (proposals.length === 0 && !isNarrowed && query.cursor === undefined) {
    return (
      <EmptyList icon="propose" title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        <Button className="mt-4" onClick={() => address.begin(true)}>
          {t('begin')}
        </Button>
      </EmptyList>
    );
  }
  const close = () => setAsked(undefined);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ListSearch
          value={query.search}
          placeholder={t('search')}
          onSearch={(found) => narrow({ search: found })}
        />
        <ChoiceRow<'all' | (typeof PROPOSAL_STATES)[number]>
          label={t('states.label')}
          value={query.state ?? 'all'}
          choices={[
            ['all', t('states.all')],
            ...PROPOSAL_STATES.map((each) => [each, t(`states.${each}`)] as const),
          ]}
          onChoose={(chosen) => narrow({ state: chosen === 'all' ? undefined : chosen })}
        />
      </div>
      {proposals.length === 0 ? (
        <NothingFound onShowAll={() => narrow({ state: undefined, search: '' })} />
      ) : (
        <List
          label={t('list')}
          rows={proposals}
          toId={({ id }) => id}
          toName={({ recipient }) => recipient.name}
          openId={query.proposal}
          onOpen={open}
          actions={(proposal) => (
            <ProposalMenu
              proposal={proposal}
              onDo={(deed) => (deed === 'copy' ? open(proposal.id) : setAsked({ deed, proposal }))}
            />
          )}
        >
          {(proposal) => <ProposalLine proposal={proposal} />}
        </List>
      )}
      {(next !== null || previous !== null) && (
        <div className="mt-4 flex justify-between gap-3">
          <Button
            tone="quiet"
            disabled={previous === null}
            onClick={() => turn(previous ?? undefined)}
          >
            {list('newer')}
          </Button>
          <Button tone="quiet" disabled={next === null} onClick={() => turn(next ?? undefined)}>
            {list('older')}
          </Button>
        </div>
      )}
      {query.proposal !== undefined && (
        <ProposalDialog proposalId={query.proposal} onClose={() => open(undefined)} />
      )}
      {asked?.deed === 'extend' && <ExtendDialog proposal={asked.proposal} onClose={close} />}
      {asked?.deed === 'remind' && <RemindDialog proposal={asked.proposal} onClose={close} />}
      {asked?.deed === 'withdraw' && (
        <WithdrawProposalDialog proposal={asked.proposal} onClose={close} />
      )}
    </>
  );
}
