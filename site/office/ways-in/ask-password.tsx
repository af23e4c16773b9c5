import { useState } from 'react';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface AskPasswordProps {
  readonly verb: string;
  /** What it leads to is shown in its place. */
  readonly isStep?: boolean;
  readonly onPassword: (password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the password again, before what a borrowed browser should not do. */
export function AskPassword({ onPassword, ...form }: AskPasswordProps) {
  const t = useTexts('profile');
  const [password, setPassword] = useState('');
  return (
    <DialogForm
      {...form}
      refusals={{ 'wrong-password': 'password' }}
      onSave={() => onPassword(password)}
    >
      <TextField
        name="password"
        kind="password"
        label={t('password.current')}
        autoComplete="current-password"
        maxLength={1000}
        value={password}
        onText={setPassword}
      />
    </DialogForm>
  );
}
