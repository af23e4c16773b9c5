import type { ReactNode } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { WhoIsTold } from './who-is-told.tsx';

export interface TellDialogProps {
  readonly title: string;
  /** The verb of its button, and of the one that leaves everything as it is. */
  readonly verb: string;
  readonly keep?: string | undefined;
  /** Who gets a mail. */
  readonly attendees: readonly string[];
  readonly hosts?: readonly string[];
  readonly tone?: 'danger';
  readonly isBusy: boolean;
  /** Whether it was done. */
  readonly onDo: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before mails go out, and says to whom. */
export function TellDialog(props: TellDialogProps) {
  const { title, verb, keep, attendees, hosts = [], tone, isBusy, onDo, onClose, children } = props;
  const t = useTexts('appointments');
  const act = async () => {
    if (await onDo()) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} className="flex flex-col gap-4 p-5">
      <WhoIsTold attendees={attendees} hosts={hosts} />
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={onClose}>
          {keep ?? t('close')}
        </Button>
        <Button tone={tone} busy={isBusy} onClick={() => void act()}>
          {verb}
        </Button>
      </div>
    </Dialog>
  );
}
