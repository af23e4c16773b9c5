import { useState } from 'react';
import type { Proposal } from '#shared/api/proposal.ts';
import { copyContent } from '#shared/clipboard/copy-content.ts';
import { toProposalWriting } from '#shared/domain/proposal/to-proposal-writing.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { ProposalText } from './proposal-text.tsx';
import { useProposalBlocks } from './use-proposal-blocks.ts';

interface MadeViewProps {
  readonly proposal: Proposal;
  readonly nowMs: number;
  /** Puts the text where the caret is; nothing of the kind on the site. */
  readonly insert?: ((writing: Writing) => Promise<void>) | undefined;
}

/** What is held, the text that says so, and the ways to take it along. */
export function MadeView({ proposal, nowMs, insert }: MadeViewProps) {
  const t = useTexts('propose');
  const blocks = useProposalBlocks(proposal, nowMs);
  const [copied, setCopied] = useState<'rich' | 'plain' | 'link' | 'failed'>();
  const copy = async (which: 'rich' | 'plain' | 'link', writing: Writing) => {
    const { plain } = writing;
    const isDone = which === 'rich' ? await copyContent(writing) : await copyPlain(plain);
    setCopied(isDone ? which : 'failed');
  };
  if (!blocks) return <div aria-hidden="true" className="skeleton h-40" />;
  const writing = toProposalWriting(blocks);
  const link = proposal.url && { rich: [], plain: proposal.url };
  return (
    <>
      <div className="card max-h-96 overflow-y-auto p-4 select-text" data-proposal-text>
        <ProposalText blocks={blocks} language={proposal.recipient.language} />
      </div>
      <div className="flex flex-wrap gap-2">
        {insert && <Button onClick={() => void insert(writing)}>{t('made.insert')}</Button>}
        <Button tone={insert ? 'quiet' : 'primary'} onClick={() => void copy('rich', writing)}>
          {t('made.copyRich')}
        </Button>
        <Button tone="quiet" onClick={() => void copy('plain', writing)}>
          {t('made.copyPlain')}
        </Button>
        {link && (
          <Button tone="quiet" onClick={() => void copy('link', link)}>
            {t('made.copyLink')}
          </Button>
        )}
      </div>
      <p role="status" className="text-note text-soft empty:hidden">
        {copied && t(`made.copied.${copied}`)}
      </p>
      <p className="text-pretty text-note text-soft">{t('made.forwarded')}</p>
    </>
  );
}

async function copyPlain(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard on plain http but by the command.
    return await copyContent({
      rich: text.split('\n').map((line) => [{ text: line }]),
      plain: text,
    });
  }
}
