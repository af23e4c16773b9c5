import { useState } from 'react';
import { renderSVG } from 'uqr';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { Field } from '#shared/react/form/field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';

interface AppCodeProps {
  /** What an authenticator app reads: `otpauth://totp/…`. */
  readonly uri: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** The secret as a picture and as letters, and a first code that shows that an app has it. */
export function AppCode({ uri, onConfirmed, onClose }: AppCodeProps) {
  const t = useTexts('profile');
  const [code, setCode] = useState('');
  const { mutateAsync } = api.useChange('post', '/auth/two-factor/confirm');
  const letters = new URL(uri).searchParams.get('secret') ?? '';
  const confirm = async () => {
    await mutateAsync({ body: { code } });
    onConfirmed();
  };
  return (
    <DialogForm
      isStep
      verb={t('twoFactor.confirm')}
      refusals={{ 'wrong-code': 'code' }}
      onSave={confirm}
      onClose={onClose}
    >
      <p className="text-pretty text-sm">{t('twoFactor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
        alt={t('twoFactor.picture')}
        className="mx-auto size-48 rounded-lg bg-white"
      />
      <p className="text-soft text-sm">
        {t('twoFactor.letters')}{' '}
        <code className="wrap-anywhere text-ink">{letters.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <Field name="code" label={t('twoFactor.code')}>
        {(control) => (
          <input
            {...control}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="field block tabular-nums"
          />
        )}
      </Field>
    </DialogForm>
  );
}
