import { useQueryClient } from '@tanstack/react-query';
import {
  type ConferenceAccountName,
  conferenceNames,
} from '#shared/domain/integrations/conference-providers.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { conferenceQuestion } from './conference-question.ts';

interface LeaveDialogProps {
  readonly provider: ConferenceAccountName;
  readonly onClose: () => void;
}

/** Asks before an account is forgotten: what it has made stays there, and follows its appointment no more. */
export function LeaveDialog({ provider, onClose }: LeaveDialogProps) {
  const t = useTexts('integrations');
  const toast = useToast();
  const queryClient = useQueryClient();
  const name = conferenceNames[provider];
  const { mutateAsync } = api.useChange('post', '/conference-accounts/disconnect');
  const onDo = async () => {
    await mutateAsync({ body: { provider } });
    await queryClient.invalidateQueries({ queryKey: conferenceQuestion.queryKey });
    toast.show(t('meetings.title'), t('disconnect.done', { name }));
  };
  return (
    <AskDialog
      title={t('disconnect.title', { name })}
      verb={t('disconnect.do')}
      tone="danger"
      onDo={onDo}
      onClose={onClose}
    >
      <p className="text-pretty text-soft">{t('meetings.leave')}</p>
    </AskDialog>
  );
}
