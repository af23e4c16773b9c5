import { useState } from 'react';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { client } from '#site/lib/client.ts';
import { useFormats } from '#site/office/formats.tsx';
import type { MadeToken } from './made-token-dialog.tsx';
import { useTokensChange } from './tokens-list.ts';

const DAY_MS = 86_400_000;

/** For how many days a token works. */
const EXPIRIES = ['30', '90', '365', 'never'] as const;

interface NewTokenDialogProps {
  readonly nowMs: number;
  readonly onMade: (made: MadeToken) => void;
  readonly onClose: () => void;
}

/** What a token is called, how far it reaches and until when. It begins with the least. */
export function NewTokenDialog({ nowMs, onMade, onClose }: NewTokenDialogProps) {
  const t = useTexts('api-tokens');
  const { day } = useFormats();
  const change = useTokensChange();
  const [name, setName] = useState('');
  const [may, setMay] = useState('read');
  const [expiry, setExpiry] = useState('90');
  const expiresAt =
    expiry === 'never' ? undefined : new Date(nowMs + Number(expiry) * DAY_MS).toISOString();
  // Not by the office's kept calls: what is kept there could be read again.
  const onSave = () =>
    change(async () => {
      const { data } = await client.POST('/api-token', {
        body: { name, readsOnly: may === 'read', expiresAt },
      });
      if (data) onMade(data);
    });
  return (
    <FormDialog title={t('new')} verb={t('make')} onSave={onSave} onClose={onClose}>
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={100}
        value={name}
        onText={setName}
      />
      <SelectField
        name="readsOnly"
        label={t('may.label')}
        hint={t('may.hint')}
        value={may}
        options={[
          ['read', t('may.read')],
          ['all', t('may.all')],
        ]}
        onChange={setMay}
      />
      <SelectField
        name="expiresAt"
        label={t('expiry.label')}
        hint={expiresAt && t('until', { day: day(expiresAt) })}
        value={expiry}
        options={EXPIRIES.map((each) => [each, t(`expiry.${each}`)])}
        onChange={setExpiry}
      />
    </FormDialog>
  );
}
