import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { ProposalBlock, ProposalPart } from '#shared/domain/proposal/compose-proposal.ts';

interface ProposalTextProps {
  readonly blocks: readonly ProposalBlock[];
  readonly language: Language;
}

/** A proposal as it will read. */
export function ProposalText({ blocks, language }: ProposalTextProps) {
  return (
    <div lang={toLocale(language)} className="flex flex-col gap-2.5 text-pretty text-sm">
      {blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <p key={block.part.text}>
            <Part part={block.part} />
          </p>
        ) : (
          <ul key="times" className="flex flex-col gap-1.5">
            {block.items.map(({ when, beneath }) => (
              <li key={when.text}>
                <Part part={when} />
                {beneath !== null && <span className="block text-note text-soft">{beneath}</span>}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Part({ part: { text, href } }: { readonly part: ProposalPart }) {
  if (href === undefined) return text;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-brand-text underline">
      {text}
    </a>
  );
}
