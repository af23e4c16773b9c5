import { useState } from 'react';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useLeaveQuestion } from '#shared/react/router/use-leave-question.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { CopyButton } from '#site/office/copy-button.tsx';

export interface MadeToken {
  readonly name: string;
  readonly token: string;
}

interface MadeTokenDialogProps {
  readonly made: MadeToken;
  readonly onClose: () => void;
}

/** The one time that a token is seen: who would close it without a copy is asked first. */
export function MadeTokenDialog({ made: { name, token }, onClose }: MadeTokenDialogProps) {
  const t = useTexts('api-tokens');
  const [isCopied, setCopied] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const question = useLeaveQuestion((here, there) => !isCopied && here.pathname !== there.pathname);
  const close = () => (isCopied ? onClose() : setAsked(true));
  return (
    <>
      <Dialog title={t('made.title')} onClose={close} className="px-(--gutter) pt-5">
        <div className="flex flex-col gap-4 pb-5 text-sm">
          <p className="text-pretty">{t('made.text')}</p>
          <output
            aria-label={t('made.token', { name })}
            onCopy={() => setCopied(true)}
            className="block rounded-lg bg-sunken p-3 font-mono wrap-anywhere select-all"
          >
            {token}
          </output>
          <p className="text-pretty text-soft wrap-anywhere">
            {t('made.use')} <code>Authorization: Bearer kalends_…</code>
          </p>
        </div>
        <div className="actions sheet-foot">
          <Button tone="plain" onClick={close}>
            {t('made.done')}
          </Button>
          <CopyButton
            text={token}
            label={t('made.copy')}
            isWordy
            onCopied={() => setCopied(true)}
          />
        </div>
      </Dialog>
      {(isAsked || question) && (
        <AskDialog
          title={t('leaving.title')}
          verb={t('leaving.go')}
          keep={t('leaving.stay')}
          tone="danger"
          onDo={async () => {
            question?.leave();
            onClose();
          }}
          onClose={() => {
            question?.stay();
            setAsked(false);
          }}
        >
          <p className="text-pretty text-soft">{t('leaving.text')}</p>
        </AskDialog>
      )}
    </>
  );
}
