import { type ReactNode, useState } from 'react';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useLeaveQuestion } from '#shared/react/router/use-leave-question.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { CopyButton } from '#site/office/copy-button.tsx';

interface MadeSecretDialogProps {
  readonly secret: string;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    /** What the secret is. */
    readonly label: string;
    readonly copy: string;
    readonly done: string;
    readonly leaving: {
      readonly title: string;
      readonly text: string;
      readonly go: string;
      readonly stay: string;
    };
  };
  /** How it is used; `take` says that it has been. */
  readonly children: (take: () => void) => ReactNode;
  readonly onClose: () => void;
}

/** The one time that a secret is seen: who would close it without a copy is asked first. */
export function MadeSecretDialog({ secret, texts, children, onClose }: MadeSecretDialogProps) {
  const { leaving } = texts;
  const [isTaken, setTaken] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const question = useLeaveQuestion((here, there) => !isTaken && here.pathname !== there.pathname);
  const take = () => setTaken(true);
  const close = () => (isTaken ? onClose() : setAsked(true));
  return (
    <>
      <Dialog title={texts.title} onClose={close} className="px-(--gutter) pt-5">
        <div className="flex flex-col gap-4 pb-5 text-sm">
          <p className="text-pretty">{texts.text}</p>
          <output
            aria-label={texts.label}
            onCopy={take}
            className="block rounded-lg bg-sunken p-3 font-mono wrap-anywhere select-all"
          >
            {secret}
          </output>
          {children(take)}
        </div>
        <div className="actions sheet-foot">
          <Button tone="plain" onClick={close}>
            {texts.done}
          </Button>
          <CopyButton text={secret} label={texts.copy} isWordy onCopied={take} />
        </div>
      </Dialog>
      {(isAsked || question) && (
        <AskDialog
          title={leaving.title}
          verb={leaving.go}
          keep={leaving.stay}
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
          <p className="text-pretty text-soft">{leaving.text}</p>
        </AskDialog>
      )}
    </>
  );
}
