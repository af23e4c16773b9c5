import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { DraftView } from './draft-view.tsx';
import { MadeView } from './made-view.tsx';
import { problemKey } from './problem-key.ts';
import { type DraftKeeper, useDraft } from './use-draft.ts';
import { type TypesSeen, useProposableTypes } from './use-proposable-types.ts';

interface ProposePanelProps {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  readonly keeper: DraftKeeper;
  /** The meeting types that were known last. */
  readonly seen?: TypesSeen;
  /** Puts the text where the caret is; the site has no page beside it. */
  readonly insert?: (writing: Writing) => Promise<void>;
  /** What the list of proposals needs to know. */
  readonly onMade?: (proposal: Proposal) => void;
}

/** Picks times for somebody, holds them, and hands over the text that says so; as wide as its place. */
export function ProposePanel(props: ProposePanelProps) {
  const { client, reading, keeper, seen, insert, onMade } = props;
  const t = useTexts('propose');
  const [draft, send] = useDraft(keeper, reading.nowMs);
  const types = useProposableTypes(client, seen);
  const made = useMade(client, draft.madeId);
  if (draft.madeId !== null && !made.isError) {
    return (
      <section className="@container flex flex-col gap-3">
        <h2 ref={focusElement} tabIndex={-1} className="font-semibold outline-none">
          {made.data?.state === 'open'
            ? t('made.title', { name: made.data.recipient.name })
            : t('made.held')}
        </h2>
        {made.data?.state === 'open' && (
          <MadeView proposal={made.data} nowMs={reading.nowMs} insert={insert} />
        )}
        {made.data && made.data.state !== 'open' && (
          <p className="text-pretty text-sm">{t('made.ended')}</p>
        )}
        {made.data ? (
          <Button tone="plain" onClick={() => send({ type: 'begun-anew' })}>
            {t('made.next')}
          </Button>
        ) : (
          <div aria-hidden="true" className="skeleton h-40" />
        )}
      </section>
    );
  }
  if (types.isError && !types.data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm">
        <p className="text-pretty">{t(problemKey(types.error))}</p>
        <Button tone="quiet" onClick={() => void types.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (types.data?.length === 0) return <p className="text-pretty text-soft">{t('noTypes')}</p>;
  return (
    <DraftView
      client={client}
      reading={reading}
      types={types.data}
      draft={draft}
      insert={insert}
      onChange={send}
      onMade={onMade}
    />
  );
}

/** The proposal that was made last, should its panel be opened again. */
function useMade(client: ApiClient, proposalId: string | null) {
  const [openedFor] = useState(proposalId);
  return useQuery({
    queryKey: ['proposal', proposalId],
    queryFn: async () => {
      const { data } = await client.GET('/proposal/{proposalId}', {
        params: { path: { proposalId: proposalId ?? '' } },
      });
      if (!data) throw new Error('A proposal without a reply');
      return data;
    },
    enabled: proposalId !== null,
    // What was just made is here; what is opened again may have ended.
    staleTime: proposalId === openedFor ? 0 : Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
}
