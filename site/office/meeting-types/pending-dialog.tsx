import { useState } from 'react';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { MomentField } from '#shared/react/form/moment-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useFormats } from '#site/office/formats.tsx';

interface PendingDialogProps {
  readonly name: string;
  /** When it opens as things are. */
  readonly publishFrom: string | null;
  readonly onChoose: (publishFrom: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** From when on a meeting type can be booked, on the clock of their profile. */
export function PendingDialog({ name, publishFrom, onChoose, onClose }: PendingDialogProps) {
  const t = useTexts('meeting-types');
  const form = useTexts('form');
  const { timeZone } = useFormats();
  const [chosen, setChosen] = useState(publishFrom);
  return (
    <FormDialog
      title={t('pending.title', { name })}
      verb={form('save')}
      onSave={async () => chosen !== null && onChoose(chosen)}
      onClose={onClose}
    >
      <MomentField
        name="publishFrom"
        label={t('pending.label')}
        hint={t('pending.hint')}
        timeZone={timeZone}
        value={chosen}
        onMoment={setChosen}
      />
    </FormDialog>
  );
}
