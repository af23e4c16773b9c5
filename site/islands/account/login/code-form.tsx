import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import type { SecondStep } from '#site/lib/session.ts';
import { SignInProblem } from './sign-in-problem.tsx';

interface CodeFormProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onCode: (given: SecondStep) => void;
  readonly onBack: () => void;
}

/** The second step: what the authenticator app shows, or a recovery code in the same field. */
export function CodeForm({ error, isBusy, onCode, onBack }: CodeFormProps) {
  const { t } = useTranslation('sign-in');
  const isWrong = error instanceof ApiError && error.code === 'wrong-code';
  return (
    <form
      className="card flex flex-col gap-5 p-6 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onCode({ code: String(form.get('code') ?? ''), trustsBrowser: form.has('trust') });
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-medium text-sm">{t('code.label')}</span>
        <input
          ref={focusElement}
          name="code"
          required
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={error ? 'code-error code-hint' : 'code-hint'}
          className="field tabular-nums"
        />
        <span id="code-hint" className="mt-1.5 block text-pretty text-soft text-sm">
          {t('code.recovery')}
        </span>
      </label>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input name="trust" type="checkbox" className="size-5 shrink-0 accent-(--brand-text)" />
        {t('code.trust')}
      </label>
      {error !== null && <SignInProblem id="code-error" error={error} />}
      <Button type="submit" busy={isBusy}>
        {t('code.submit')}
      </Button>
      <Button tone="plain" onClick={onBack}>
        {t('code.back')}
      </Button>
    </form>
  );
}
