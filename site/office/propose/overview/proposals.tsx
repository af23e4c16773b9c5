import { useState } from 'react';
import type { Proposal } from '#shared/api/proposal.ts';
import { PROPOSAL_STATES } from '#shared/domain/proposal/state.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { ChoiceRow } from '#site/office/choice-row.tsx';
import { OfferMenu } from '#site/office/commands/offer-menu.tsx';
import { useRowCommands } from '#site/office/commands/use-row-commands.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { type ProposalQuestion, proposalCommands } from './proposal-commands.ts';
import { ProposalDialog } from './proposal-dialog.tsx';
import { ProposalLine } from './proposal-line.tsx';
import type { ProposalsList } from './proposals-list.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { WithdrawProposalDialog } from './withdraw-proposal-dialog.tsx';

/** Proposals, the newest first, and what can be done with each. */
export function Proposals({ list }: { readonly list: ProposalsList }) {
  const t = useTexts('proposals');
  const { query, go, linkTo } = list;
  const [asked, setAsked] = useState<{
    readonly is: ProposalQuestion;
    readonly proposal: Proposal;
  }>();
  const close = () => setAsked(undefined);
  const { offersOf, onKey } = useRowCommands({
    table: proposalCommands,
    deeds: {
      show: ({ id }) => go({ proposal: id }),
      ask: (is, proposal) => setAsked({ is, proposal }),
    },
    say: (label) => t(label),
  });
  return (
    <>
      <ListBody
        list={list}
        filters={<ProposalFilters list={list} />}
        empty={
          <EmptyList icon="propose" title={t('empty.title')}>
            <p>{t('empty.text')}</p>
            <Button className="mt-4" onClick={() => go({ new: '1' })}>
              {t('begin')}
            </Button>
          </EmptyList>
        }
        label={t('list')}
        openId={query.proposal}
        targetOf={({ id }) => linkTo({ proposal: id })}
        actions={(proposal) => (
          <OfferMenu
            label={t('deeds.of', { name: proposal.recipient.name })}
            offers={offersOf([proposal])}
          />
        )}
        onKey={onKey}
      >
        {(proposal) => <ProposalLine proposal={proposal} />}
      </ListBody>
      {query.proposal !== undefined && (
        <ProposalDialog proposalId={query.proposal} onClose={() => go({ proposal: undefined })} />
      )}
      {asked?.is === 'extend' && <ExtendDialog proposal={asked.proposal} onClose={close} />}
      {asked?.is === 'remind' && <RemindDialog proposal={asked.proposal} onClose={close} />}
      {asked?.is === 'withdraw' && (
        <WithdrawProposalDialog proposal={asked.proposal} onClose={close} />
      )}
    </>
  );
}

function ProposalFilters({ list: { query, go } }: { readonly list: ProposalsList }) {
  const t = useTexts('proposals');
  return (
    <>
      <ListSearch
        value={query.search}
        placeholder={t('search')}
        onSearch={(search) => go({ search })}
      />
      <ChoiceRow<'all' | (typeof PROPOSAL_STATES)[number]>
        label={t('states.label')}
        value={query.state ?? 'all'}
        choices={[
          ['all', t('states.all')],
          ...PROPOSAL_STATES.map((each) => [each, t(`states.${each}`)] as const),
        ]}
        onChoose={(chosen) => go({ state: chosen === 'all' ? undefined : chosen })}
      />
    </>
  );
}
