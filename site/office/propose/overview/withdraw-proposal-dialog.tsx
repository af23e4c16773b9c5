import type { Proposal } from '#shared/api/proposal.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useProposalChanges } from './use-proposal-changes.ts';

interface WithdrawProposalDialogProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** Nothing brings it back: somebody else may have its times by then. */
export function WithdrawProposalDialog({ proposal, onClose }: WithdrawProposalDialogProps) {
  const t = useTexts('proposals');
  const attempt = useProposalChanges();
  const { mutateAsync } = api.useChange('post', '/proposal/{proposalId}/withdraw');
  const params = { path: { proposalId: proposal.id } };
  return (
    <AskDialog
      title={t('withdraw.title', { name: proposal.recipient.name })}
      verb={t('withdraw.do')}
      tone="danger"
      onDo={() => attempt(() => mutateAsync({ params }))}
      onClose={onClose}
    >
      <p className="text-pretty">{t('withdraw.text')}</p>
    </AskDialog>
  );
}
