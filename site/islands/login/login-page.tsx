import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes.ts';
import { signIn } from '#site/lib/session.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { safeNext } from './safe-next.ts';

const REFUSED = new Set([400, 401, 403]);

/** Signs a host in and goes on to where they wanted. */
export function LoginPage() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  usePageTitle(t('signIn.title'));
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: () => {
      const next = new URLSearchParams(location.search).get('next');
      location.assign(safeNext(next, location.origin));
    },
  });
  const isRefused = login.error instanceof ApiError && REFUSED.has(login.error.status);
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col gap-8 px-4 pt-16 pb-10 sm:pt-28">
      <div className="text-center">
        <Mark className="mx-auto size-11" />
        <h1 className="mt-5 font-semibold text-2xl tracking-tight">{t('signIn.title')}</h1>
        <p className="mt-1 text-soft">{t('signIn.subtitle')}</p>
      </div>
      <form
        className="card flex flex-col gap-5 p-6 sm:p-8"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          login.mutate({
            email: String(form.get('email') ?? '').trim(),
            password: String(form.get('password') ?? ''),
          });
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">{t('signIn.email')}</span>
          <input
            name="email"
            type="email"
            required
            autoComplete="username"
            aria-invalid={isRefused || undefined}
            aria-describedby={login.error ? 'login-error' : undefined}
            className="field"
          />
        </label>
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">{t('signIn.password')}</span>
          <input
            name="password"
            type="password"
            required
            autoComplete="current-password"
            aria-invalid={isRefused || undefined}
            aria-describedby={login.error ? 'login-error' : undefined}
            className="field"
          />
        </label>
        {login.error && (
          <p
            id="login-error"
            role="alert"
            className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm"
          >
            {isRefused ? t('signIn.wrong') : errorText(login.error)}
          </p>
        )}
        <Button type="submit" busy={login.isPending || login.isSuccess}>
          {t('signIn.submit')}
        </Button>
      </form>
      <p className="text-center text-soft text-sm">
        {t('signIn.noPage')}{' '}
        <a href={toPath('signup', {})} className="link">
          {t('signIn.create')}
        </a>
      </p>
    </main>
  );
}
