import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { beginForm } from '../ui/open-dialogs.ts';
import { ToldContext } from './told.ts';
import { type Sending, useSending } from './use-sending.ts';

interface DialogFormProps extends Omit<Sending, 'onSaved'> {
  /** What its one button does, in a verb. */
  readonly verb: string;
  /** What leaves everything as it is, where "Cancel" would not be plain. */
  readonly keep?: string | undefined;
  readonly tone?: 'danger' | undefined;
  /** There is nothing to save yet. */
  readonly isIdle?: boolean;
  /** Another thing that can be done, beside the others. */
  readonly aside?: ReactNode;
  /** One of several: what comes next is for `onSave` to say, and the dialog stays. */
  readonly isStep?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of a dialog and its foot; `FormDialog` is this with the dialog around it. */
export function DialogForm(props: DialogFormProps) {
  const { verb, keep, tone, isIdle = false, isStep = false } = props;
  const { aside, onClose, children } = props;
  const t = useTexts('form');
  const onSaved = () => {
    if (!isStep) onClose();
  };
  const { isBusy, told, failure, onSubmit, onChange } = useSending({ ...props, onSaved });
  return (
    <form ref={beginForm} noValidate onSubmit={onSubmit} onChange={onChange}>
      <div className="flex flex-col gap-5 pb-5">
        <ToldContext value={told}>{children}</ToldContext>
        {failure && (
          <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
            {failure}
          </p>
        )}
      </div>
      <div className="actions sheet-foot">
        {aside}
        <Button tone="plain" onClick={onClose} data-keep>
          {keep ?? t('cancel')}
        </Button>
        <Button type="submit" tone={tone} busy={isBusy} disabled={isIdle}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
