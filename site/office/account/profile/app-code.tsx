import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/office/api.ts';

interface AppCodeProps {
  /** What an authenticator app reads: `otpauth://totp/…`. */
  readonly uri: string;
  readonly onConfirmed: () => void;
}

/** The secret as a picture and as letters, and a first code that shows that an app has it. */
export function AppCode({ uri, onConfirmed }: AppCodeProps) {
  const t = useTexts('profile');
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const confirm = api.useChange('post', '/auth/two-factor/confirm', { onSuccess: onConfirmed });
  const letters = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate({ body: { code } });
      }}
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
      <label className="block">
        <span className="mb-1.5 block font-medium text-sm">{t('twoFactor.code')}</span>
        <input
          ref={focusElement}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          aria-invalid={confirm.isError || undefined}
          aria-describedby={confirm.isError ? 'app-code-problem' : undefined}
          onChange={(event) => setCode(event.target.value)}
          className="field block tabular-nums"
        />
      </label>
      {confirm.error && (
        <p id="app-code-problem" role="alert" className="text-danger text-sm">
          {errorText(confirm.error)}
        </p>
      )}
      <div className="actions">
        <Button type="submit" busy={confirm.isPending}>
          {t('twoFactor.confirm')}
        </Button>
      </div>
    </form>
  );
}
