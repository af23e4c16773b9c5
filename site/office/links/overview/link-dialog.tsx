import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { isoToWallClock, wallClockToIso } from '#shared/time/wall-clock.ts';
import { useFormats } from '#site/office/formats.tsx';

/** What somebody says of a link for their own eyes, and when it ends. */
export interface LinkTerms {
  readonly name: string | null;
  readonly expiresAt: string | null;
}

interface LinkDialogProps {
  readonly title: string;
  readonly save: string;
  readonly was?: LinkTerms;
  readonly onSave: (terms: LinkTerms) => Promise<boolean>;
  readonly onClose: () => void;
  /** What else a new link needs. */
  readonly children?: ReactNode;
}

const noTerms: LinkTerms = { name: null, expiresAt: null };

/** A new link, or what can be changed of one; it stays open with what was typed where saving fails. */
export function LinkDialog(props: LinkDialogProps) {
  const { title, save, was = noTerms, onSave, onClose, children } = props;
  const t = useTexts('links');
  const id = useId();
  const { timeZone } = useFormats();
  const [name, setName] = useState(was.name ?? '');
  const [end, setEnd] = useState(isoToWallClock(was.expiresAt, timeZone));
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const expiresAt = wallClockToIso(end, timeZone);
    const isSaved = await onSave({ name: name.trim() || null, expiresAt });
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} className="p-5">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
        className="flex flex-col gap-5"
      >
        {children}
        <div>
          <label htmlFor={`${id}-name`} className="mb-1.5 block font-medium text-sm">
            {t('dialog.name')} <span className="font-normal text-soft">{t('dialog.optional')}</span>
          </label>
          <input
            id={`${id}-name`}
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
            aria-describedby={`${id}-hint`}
            className="field block"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-soft text-sm">
            {t('dialog.nameHint')}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-end`} className="mb-1.5 block font-medium text-sm">
            {t('dialog.end')} <span className="font-normal text-soft">{t('dialog.optional')}</span>
          </label>
          <input
            id={`${id}-end`}
            type="datetime-local"
            max="9998-12-31T23:59"
            value={end}
            onChange={(event) => setEnd(event.target.value)}
            className="field block"
          />
        </div>
        <div className="actions">
          <Button tone="plain" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
