import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { DraftView } from './draft-view.tsx';
import { MadePart } from './made-part.tsx';
import { problemKey } from './problem-key.ts';
import type { PanelSeen } from './seen.ts';
import { type DraftKeeper, useDraft } from './use-draft.ts';
import { useProposableTypes } from './use-proposable-types.ts';

const REFETCH_MS = 30_000;

interface ProposePanelProps {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  readonly keeper: DraftKeeper;
  /** What was known last. */
  readonly seen?: PanelSeen;
  /** Where the pages are that visitors book on: `https://kalends.example.com`. */
  readonly siteUrl: string;
  /** Puts the text where the caret is; the site has no page beside it. */
  readonly insert?: (writing: Writing) => Promise<void>;
  /** What the list of proposals needs to know. */
  readonly onMade?: (proposal: Proposal) => void;
}

/** Picks times for somebody, holds them, and hands over the text that says so; as wide as its place. */
export function ProposePanel(props: ProposePanelProps) {
  const { client, reading, keeper, seen, siteUrl, insert, onMade } = props;
  const t = useTexts('propose');
  const [draft, send] = useDraft(keeper, reading.nowMs);
  const types = useProposableTypes(client, seen?.types);
  const made = useMade(client, draft.madeId);
  if (draft.madeId !== null) {
    const onNext = () => send({ type: 'begun-anew' });
    return <MadePart {...{ made, reading, siteUrl, insert, onNext }} />;
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
  if (types.data?.length === 0) return <NoTypes siteUrl={siteUrl} insert={insert} />;
  return (
    <DraftView
      {...{ client, reading, draft, siteUrl, insert, onMade }}
      types={types.data}
      seen={seen?.week}
      onChange={send}
    />
  );
}

interface NoTypesProps {
  readonly siteUrl: string;
  /** Beside a page, the office opens elsewhere. */
  readonly insert: ProposePanelProps['insert'];
}

/** Nothing to propose times for; the way to where that changes. */
function NoTypes({ siteUrl, insert }: NoTypesProps) {
  const t = useTexts('propose');
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty text-soft">{t('noTypes')}</p>
      <a
        href={siteUrl + toPath('meeting-types', {})}
        target={insert && '_blank'}
        rel="noreferrer"
        className={buttonClass('quiet')}
      >
        {t('publish')}
      </a>
    </div>
  );
}

/** The proposal that was made last, should its panel be opened again: it may have been taken meanwhile. */
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
    staleTime: proposalId === openedFor ? 0 : REFETCH_MS,
    refetchInterval: REFETCH_MS,
    networkMode: 'always',
    retry: false,
  });
}
