import { useId, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { isoToWallClock, wallClockToIso } from '#shared/time/wall-clock.ts';
import { useFormats } from '#site/office/formats.tsx';

interface PendingDialogProps {
  readonly name: string;
  /** When it opens as things are. */
  readonly publishFrom: string | null;
  readonly onChoose: (publishFrom: string) => void;
  readonly onClose: () => void;
}

/** From when on a meeting type can be booked, on the clock of their profile. */
export function PendingDialog({ name, publishFrom, onChoose, onClose }: PendingDialogProps) {
  const t = useTexts('meeting-types');
  const form = useTexts('form');
  const id = useId();
  const { timeZone } = useFormats();
  const [typed, setTyped] = useState(() => isoToWallClock(publishFrom, timeZone));
  return (
    <Dialog title={t('pending.title', { name })} onClose={onClose} className="p-5">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = wallClockToIso(typed, timeZone);
          if (chosen !== null) onChoose(chosen);
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
