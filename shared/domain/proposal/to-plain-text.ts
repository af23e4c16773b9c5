import type { ProposalBlock, ProposalItem, ProposalPart } from './compose-proposal.ts';

/** A proposal where only text can be written: links stand behind what they lead from. */
export function toPlainText(blocks: readonly ProposalBlock[]): string {
  return blocks.map(toText).join('\n\n');
}

function toText(block: ProposalBlock): string {
  return block.kind === 'paragraph' ? linked(block.part) : block.items.map(toLine).join('\n');
}

function toLine({ when, beneath }: ProposalItem): string {
  const lines = [`- ${when.text}`, ...(beneath === null ? [] : [beneath])];
  return [...lines, ...(when.href === undefined ? [] : [when.href])].join('\n  ');
}

function linked({ text, href }: ProposalPart): string {
  return href === undefined ? text : `${text}: ${href}`;
}
