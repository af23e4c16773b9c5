import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';

interface PasteFormProps {
  readonly isOpen: boolean;
  /** A line as it is understood. */
  readonly example: string;
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onPaste: (text: string) => Promise<{
    readonly refused: readonly unknown[];
    readonly notUnderstood: readonly string[];
  }>;
}

/** Busy times as text; what is not understood stays in the field. */
export function PasteForm({ isOpen, example, timeZone, isBusy, onPaste }: PasteFormProps) {
  const { t } = useTranslation('overlay');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // It stays as it is when the first times are in.
  const [beginsOpen] = useState(isOpen);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (isBusy || text.trim() === '') return field.current?.focus();
    const { refused, notUnderstood } = await onPaste(text);
    if (!field.current || refused.length > 0) return;
    field.current.value = notUnderstood.join('\n');
    if (notUnderstood.length > 0) field.current.focus();
  };
  return (
    <details open={beginsOpen} className="mt-5">
      <summary className="font-medium">{t('paste.label')}</summary>
      <form onSubmit={(event) => void onSubmit(event)} className="mt-3">
        <textarea
          ref={field}
          rows={4}
          aria-label={t('paste.label')}
          aria-describedby={id}
          placeholder={example}
          className="field block resize-y"
        />
        <p id={id} className="mt-1.5 text-pretty text-soft text-sm">
          {t('paste.hint', { example, zone: timeZone.replaceAll('_', ' ') })}
        </p>
        <Button type="submit" tone="quiet" busy={isBusy} className="mt-3 max-sm:w-full">
          {t('paste.add')}
        </Button>
      </form>
    </details>
  );
}
