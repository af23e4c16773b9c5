import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useClosingChange } from './use-closing-change.ts';

/** The company goes on: what comes back, what does not, and who is told. */
export function KeepDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('company-closing');
  const changed = useClosingChange();
  const { mutateAsync } = api.useChange('delete', '/company/closing');
  return (
    <AskDialog
      title={t('keep.title')}
      verb={t('keep.do')}
      onDo={async () => {
        await mutateAsync({});
        await changed(t('keep.done'));
      }}
      onClose={onClose}
    >
      <p className="text-pretty">{t('keep.text')}</p>
    </AskDialog>
  );
}
