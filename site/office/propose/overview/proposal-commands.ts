import type { Proposal } from '#shared/api/proposal.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Command } from '#site/office/commands/command.ts';

/** What is asked about a proposal before something is done with it. */
export type ProposalQuestion = 'extend' | 'remind' | 'withdraw';

/** What commands do with proposals. */
interface ProposalDeeds {
  /** Its text, to be copied again. */
  show(proposal: Proposal): void;
  ask(question: ProposalQuestion, proposal: Proposal): void;
}

type ProposalCommand = Command<Proposal, ProposalDeeds, TextKey<'proposals'>>;

const ask =
  (question: ProposalQuestion): ProposalCommand['run'] =>
  ([proposal], deeds) => {
    if (proposal) deeds.ask(question, proposal);
  };

/** What is open can be changed; the text of any can be copied again. */
export const proposalCommands = {
  copy: {
    icon: 'copy',
    label: () => 'deeds.copy',
    key: 'C',
    isFor: () => true,
    run: ([proposal], deeds) => {
      if (proposal) deeds.show(proposal);
    },
  },
  extend: {
    icon: 'clock',
    label: () => 'deeds.extend',
    key: 'E',
    isFor: ({ state, holdUntil, holdAtMost }) => state === 'open' && holdUntil < holdAtMost,
    asks: true,
    run: ask('extend'),
  },
  remind: {
    icon: 'mail',
    label: () => 'deeds.remind',
    key: 'R',
    isFor: ({ state, recipient }) => state === 'open' && recipient.email !== null,
    asks: true,
    run: ask('remind'),
  },
  withdraw: {
    icon: 'trash',
    label: () => 'deeds.withdraw',
    key: 'Delete',
    tone: 'danger',
    isFor: ({ state }) => state === 'open',
    asks: true,
    run: ask('withdraw'),
  },
} as const satisfies Record<string, ProposalCommand>;
