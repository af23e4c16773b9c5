import type { ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import { ProposePanel } from '#shared/react/panels/propose/propose-panel.tsx';
import { stored } from '../storage.ts';
import { seenIn } from './seen-in.ts';
import type { TabProps } from './tab-props.ts';
import { useReading } from './use-reading.ts';
import { useTell } from './use-tell.ts';

const keeper = {
  read: stored.proposalDraft.peek,
  save: (draft: ProposalDraft) => void stored.proposalDraft.save(draft),
};

/** Times to propose, held and put into the text that somebody is writing. */
export function ProposeTab({ client, signIn, onNotice }: TabProps) {
  const reading = useReading(signIn.account);
  const tell = useTell(onNotice);
  const seen = {
    types: seenIn(signIn, stored.proposableTypes),
    week: seenIn(signIn, stored.proposalWeek),
  };
  return (
    <ProposePanel
      client={client}
      reading={reading}
      keeper={keeper}
      seen={seen}
      siteUrl={signIn.serverUrl}
      insert={tell.insert}
    />
  );
}
