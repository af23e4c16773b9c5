import type { Paragraph, Run, Writing } from '#shared/domain/rich-text.ts';
import type { ProposalBlock, ProposalPart } from './compose-proposal.ts';
import { toPlainText } from './to-plain-text.ts';

/** A proposal to be put into somebody's text: a blank line between its parts, a line for each time. */
export function toProposalWriting(blocks: readonly ProposalBlock[]): Writing {
  const parts = blocks.map(toParagraphs);
  const rich = parts.flatMap((part, index) => (index === 0 ? part : [[], ...part]));
  return { rich, plain: toPlainText(blocks) };
}

function toParagraphs(block: ProposalBlock): readonly Paragraph[] {
  if (block.kind === 'paragraph') return [[toRun(block.part)]];
  return block.items.map(({ when, beneath }) => {
    const time = toRun(when);
    return beneath === null ? [time] : [time, { text: ` · ${beneath}` }];
  });
}

function toRun({ text, href }: ProposalPart): Run {
  return href === undefined ? { text } : { text, href };
}
