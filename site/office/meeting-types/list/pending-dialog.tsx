import { useId, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';

interface PendingDialogProps {
  readonly name: string;
  /** When it opens as things are. */
  readonly publishFrom: string | null;
  readonly onChoose: (publishFrom: string) => void;
  readonly onClose: () => void;
}

/** From when on a meeting type can be booked, on the clock of this device. */
export function PendingDialog({ name, publishFrom, onChoose, onClose }: PendingDialogProps) {
  const t = useTexts('meeting-types');
  const form = useTexts('form');
  const id = useId();
  const [typed, setTyped] = useState(() => (publishFrom === null ? '' : toLocal(publishFrom)));
  return (
    <Dialog title={t('pending.title', { name })} onClose={onClose} className="p-5">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') onChoose(new Date(typed).toISOString());
        }}
        className="flex flex-col gap-5"
      >
        <div>
          <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
            {t('pending.label')}
          </label>
          <input
            id={id}
            type="datetime-local"
            required
            max="9998-12-31T23:59"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby={`${id}-hint`}
            className="field block"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
            {t('pending.hint')}
          </p>
        </div>
        <div className="actions">
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{form('save')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** `2030-01-07T06:00:00Z → '2030-01-07T07:00'` where the device is an hour ahead. */
function toLocal(iso: string): string {
  const at = new Date(iso);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
