import { useState } from 'react';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';

interface OwnerFormProps {
  readonly userId: string;
  readonly name: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Hands the company over, to be said with one's password. */
export function OwnerForm({ userId, name, onBack, onDone }: OwnerFormProps) {
  const t = useTexts('members');
  const toast = useToast();
  const [password, setPassword] = useState('');
  const { mutateAsync } = api.useChange('patch', '/company/owner');
  const handOver = async () => {
    await mutateAsync({ body: { userId, password } });
    toast.show(t('roles.owner'), t('owner.done', { name }));
    onDone();
    // One's own rights are others now.
    location.reload();
  };
  return (
    <DialogForm
      isStep
      verb={t('makeOwner')}
      tone="danger"
      refusals={{ 'wrong-password': 'password' }}
      onSave={handOver}
      onClose={onBack}
    >
      <p className="text-pretty">{t('owner.text', { name })}</p>
      <TextField
        name="password"
        kind="password"
        label={t('owner.password')}
        autoComplete="current-password"
        value={password}
        onText={setPassword}
      />
    </DialogForm>
  );
}
