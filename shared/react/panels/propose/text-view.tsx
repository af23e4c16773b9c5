import { useState } from 'react';
import { copyContent } from '#shared/clipboard/copy-content.ts';
import { composeProposal, type ProposalFacts } from '#shared/domain/proposal/compose-proposal.ts';
import { toProposalWriting } from '#shared/domain/proposal/to-proposal-writing.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { ProposalText } from './proposal-text.tsx';
import { useProposalWords } from './use-proposal-words.ts';

interface TextViewProps {
  readonly facts: ProposalFacts;
  /** One link to all of the times. */
  readonly url: string | null;
  readonly nowMs: number;
  /** Puts the text where the caret is; nothing of the kind on the site. */
  readonly insert: ((writing: Writing) => Promise<void>) | undefined;
  readonly insertText: string;
}

/** The text of a proposal as it will read, and the ways to take it along. */
export function TextView({ facts, url, nowMs, insert, insertText }: TextViewProps) {
  const t = useTexts('propose');
  const translate = useProposalWords(facts.recipient.language);
  const [copied, setCopied] = useState<'rich' | 'plain' | 'link' | 'failed'>();
  const copy = async (which: 'rich' | 'plain' | 'link', writing: Writing) => {
    const { plain } = writing;
    const isDone = which === 'rich' ? await copyContent(writing) : await copyPlain(plain);
    setCopied(isDone ? which : 'failed');
  };
  if (!translate) return <div aria-hidden="true" className="skeleton h-40" />;
  const blocks = composeProposal(facts, translate, Math.floor(nowMs / 60_000));
  const writing = toProposalWriting(blocks);
  return (
    <>
      <div className="card max-h-96 overflow-y-auto p-4 select-text" data-proposal-text>
        <ProposalText blocks={blocks} language={facts.recipient.language} />
      </div>
      <div className="flex flex-wrap gap-2">
        {insert && <Button onClick={() => void insert(writing)}>{insertText}</Button>}
        <Button tone={insert ? 'quiet' : 'primary'} onClick={() => void copy('rich', writing)}>
          {t('made.copyRich')}
        </Button>
        <Button tone="quiet" onClick={() => void copy('plain', writing)}>
          {t('made.copyPlain')}
        </Button>
        {url !== null && (
          <Button tone="quiet" onClick={() => void copy('link', { rich: [], plain: url })}>
            {t('made.copyLink')}
          </Button>
        )}
      </div>
      <p role="status" className="text-note text-soft empty:hidden">
        {copied && t(`made.copied.${copied}`)}
      </p>
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
