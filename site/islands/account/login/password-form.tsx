import type { Credentials } from '#shared/api/session.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { toPath } from '#shared/routes/index.ts';
import { SignInProblem } from './sign-in-problem.tsx';

interface PasswordFormProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onCredentials: (credentials: Credentials) => void;
}

/** The first step. */
export function PasswordForm({ error, isBusy, onCredentials }: PasswordFormProps) {
  const { t } = useTranslation('sign-in');
  const isWrong = error instanceof ApiError && error.code === 'wrong-credentials';
  return (
    <form
      className="card flex flex-col gap-5 p-6 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onCredentials({
          email: String(form.get('email') ?? '').trim(),
          password: String(form.get('password') ?? ''),
        });
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-medium text-sm">{t('email')}</span>
        <input
          ref={focusElement}
          name="email"
          type="email"
          required
          autoComplete="username"
          aria-invalid={isWrong || undefined}
          aria-describedby={error ? 'login-error' : undefined}
          className="field"
        />
      </label>
      <label className="block">
        <span className="mb-1.5 block font-medium text-sm">{t('password')}</span>
        <input
          name="password"
          type="password"
          required
          autoComplete="current-password"
          aria-invalid={isWrong || undefined}
          aria-describedby={error ? 'login-error' : undefined}
          className="field"
        />
      </label>
      {error !== null && <SignInProblem id="login-error" error={error} />}
      <Button type="submit" busy={isBusy}>
        {t('submit')}
      </Button>
      <p className="text-center text-sm">
        <a href={toPath('password-reset', {})} className="link touch">
          {t('forgot')}
        </a>
      </p>
    </form>
  );
}
