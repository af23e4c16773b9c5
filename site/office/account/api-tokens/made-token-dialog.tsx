import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { MadeSecretDialog } from '#site/office/made-secret-dialog.tsx';

export interface MadeToken {
  readonly name: string;
  readonly token: string;
}

interface MadeTokenDialogProps {
  readonly made: MadeToken;
  readonly onClose: () => void;
}

/** The one time that a token is seen. */
export function MadeTokenDialog({ made: { name, token }, onClose }: MadeTokenDialogProps) {
  const t = useTexts('api-tokens');
  return (
    <MadeSecretDialog
      secret={token}
      texts={{
        title: t('made.title'),
        text: t('made.text'),
        label: t('made.token', { name }),
        copy: t('made.copy'),
        done: t('made.done'),
        leaving: {
          title: t('leaving.title'),
          text: t('leaving.text'),
          go: t('leaving.go'),
          stay: t('leaving.stay'),
        },
      }}
      onClose={onClose}
    >
      {() => (
        <p className="text-pretty text-soft wrap-anywhere">
          {t('made.use')} <code>Authorization: Bearer kalends_…</code>
        </p>
      )}
    </MadeSecretDialog>
  );
}
