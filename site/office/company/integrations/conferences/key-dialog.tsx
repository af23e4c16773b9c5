import { useState } from 'react';
import {
  conferenceNames,
  type KeyedConference,
} from '#shared/domain/integrations/conference-providers.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { client } from '#site/lib/client.ts';

interface KeyDialogProps {
  readonly provider: KeyedConference;
  readonly onConnected: () => void;
  readonly onClose: () => void;
}

/** The key of an account that makes meetings; it is tried before it is kept. */
export function KeyDialog({ provider, onConnected, onClose }: KeyDialogProps) {
  const t = useTexts('integrations');
  const [key, setKey] = useState('');
  // Not by the office's kept calls: what is kept there could be read again.
  const onSave = async () => {
    await client.POST('/conference-accounts/connect', { body: { provider, key: key.trim() } });
    onConnected();
  };
  return (
    <FormDialog
      title={t('meetings.connect', { name: conferenceNames[provider] })}
      verb={t('meetings.do')}
      refusals={{ 'meetings-credentials-refused': 'key' }}
      onSave={onSave}
      onClose={onClose}
    >
      <TextField
        name="key"
        kind="password"
        label={t('meetings.key')}
        hint={t('meetings.keyHint')}
        autoComplete="off"
        maxLength={4000}
        value={key}
        onText={setKey}
      />
    </FormDialog>
  );
}
