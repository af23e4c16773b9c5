import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useTokensChange } from './tokens-list.ts';

interface RevokeDialogProps {
  readonly token: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks before a token ends: what calls with it stands still then. */
export function RevokeDialog({ token: { id, name }, onClose }: RevokeDialogProps) {
  const office = useTexts('office');
  const t = useTexts('api-tokens');
  const toast = useToast();
  const change = useTokensChange();
  const { mutateAsync } = api.useChange('delete', '/api-token/{tokenId}');
  const onDo = async () => {
    await change(() => mutateAsync({ params: { path: { tokenId: id } } }));
    toast.show(office('screens.api-tokens'), t('revoke.done', { name }));
  };
  return (
    <AskDialog
      title={t('revoke.title', { name })}
      verb={t('revoke.do')}
      tone="danger"
      onDo={onDo}
      onClose={onClose}
    >
      <p className="text-pretty text-soft">{t('revoke.text')}</p>
    </AskDialog>
  );
}
