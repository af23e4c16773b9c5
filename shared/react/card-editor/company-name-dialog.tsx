import { useState } from 'react';
import { MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { CardDesk } from './card-desk.ts';

interface CompanyNameDialogProps {
  /** What it is called. */
  readonly company: string;
  readonly onRename: NonNullable<CardDesk['renameCompany']>;
  readonly onClose: () => void;
}

/** Where the name of a company stands (Spec B §2.6): its four places are named before it is changed. */
const places = ['mails', 'cards', 'invoices', 'profiles'] as const;

/** Another name for the company, and all that it changes. */
export function CompanyNameDialog({ company, onRename, onClose }: CompanyNameDialogProps) {
  const t = useTexts('card-editor');
  const [was] = useState(company);
  const [name, setName] = useState(was);
  return (
    <FormDialog
      title={t('company.title')}
      verb={t('company.verb')}
      isIdle={name.trim() === was}
      onSave={() => onRename(name.trim(), was)}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('company.field')}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onText={setName}
      />
      <div>
        <p className="text-pretty">{t('company.warning')}</p>
        <ul className="mt-2 list-disc pl-5">
          {places.map((place) => (
            <li key={place}>{t(`company.places.${place}`)}</li>
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
