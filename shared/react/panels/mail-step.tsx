import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { focusElement } from '../ui/focus-element.ts';

interface MailStepProps {
  /** Who gets a mail about it. */
  readonly who: string;
  readonly action: string;
  /** Once it is kept after all, the signal ends what is under way. */
  readonly onDo: (reason: string, signal: AbortSignal) => Promise<void>;
  readonly onKeep: () => void;
}

/** What cannot be taken back, for a mail goes out: it says to whom, and asks once. */
export function MailStep({ who, action, onDo, onKeep }: MailStepProps) {
  const { t } = useTranslation('extension');
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const sent = useRef<AbortController>(undefined);
  useEffect(() => () => sent.current?.abort(), []);
  return (
    <form
      className="mt-2 flex flex-col gap-2 rounded-card border border-line p-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onKeep();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        setBusy(true);
        const reason = new FormData(event.currentTarget).get('reason');
        sent.current = new AbortController();
        void onDo(typeof reason === 'string' ? reason : '', sent.current.signal).finally(() =>
          setBusy(false),
        );
      }}
    >
      <p className="text-pretty text-sm wrap-anywhere">{t('appointments.mailGoes', { who })}</p>
      <label htmlFor={id} className="text-note text-soft">
        {t('appointments.reason')}
      </label>
      <input id={id} name="reason" ref={focusElement} maxLength={1000} className="field" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="danger" busy={isBusy} className="text-sm">
          {action}
        </Button>
        <Button tone="quiet" className="text-sm" onClick={onKeep}>
          {t('appointments.keep')}
        </Button>
      </div>
    </form>
  );
}
