import type { ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import { ProposePanel } from '#shared/react/panels/propose/propose-panel.tsx';
import { stored } from '../storage.ts';
import type { TabProps } from './tab-props.ts';
import { useReading } from './use-reading.ts';
import { useTell } from './use-tell.ts';

const keeper = {
  read: stored.proposalDraft.peek,
  save: (draft: ProposalDraft) => void stored.proposalDraft.save(draft),
};

const seen = { types: stored.proposableTypes, week: stored.proposalWeek };

/** Times to propose, held and put into the text that somebody is writing. */
export function ProposeTab({ client, serverUrl, account, onNotice }: TabProps) {
  const reading = useReading(account);
  const tell = useTell(onNotice);
  return (
    <ProposePanel
      client={client}
      reading={reading}
      keeper={keeper}
      seen={seen}
      siteUrl={serverUrl}
      insert={tell.insert}
    />
  );
}
