import type { Proposal } from '#shared/api/proposal.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useProposalChanges } from './use-proposal-changes.ts';

interface RemindDialogProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** A mail goes out: it says to whom. */
export function RemindDialog({ proposal, onClose }: RemindDialogProps) {
  const t = useTexts('proposals');
  const toast = useToast();
  const attempt = useProposalChanges();
  const { mutateAsync } = api.useChange('post', '/proposal/{proposalId}/remind');
  const { name, email } = proposal.recipient;
  const remind = async () => {
    await mutateAsync({ params: { path: { proposalId: proposal.id } } });
    toast.show(t('remind.done'), email ?? '');
  };
  return (
    <AskDialog
      title={t('remind.title', { name })}
      verb={t('remind.do')}
      onDo={() => attempt(remind)}
      onClose={onClose}
    >
      <p className="text-pretty wrap-anywhere">{t('remind.text', { name, email: email ?? '' })}</p>
    </AskDialog>
  );
}
