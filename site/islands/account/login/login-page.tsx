import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { LanguageSelect } from '#shared/react/ui/language-select.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';
import { signIn } from '#site/lib/session.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { useTakesSignUps } from '#site/lib/use-takes-sign-ups.ts';
import { safeNext } from './safe-next.ts';

/** Signs a host in and goes on to where they wanted. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const errorText = useErrorText();
  usePageTitle(t('title'));
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: () => {
      const next = new URLSearchParams(location.search).get('next');
      location.assign(safeNext(next, location.origin));
    },
  });
  const takesSignUps = useTakesSignUps();
  const isWrong = login.error instanceof ApiError && login.error.code === 'wrong-credentials';
  const waitMinutes = toWaitMinutes(login.error);
  return (
    <div className="mx-auto flex min-h-dvh max-w-sm flex-col gap-8 px-4 pt-16 pb-10 sm:pt-28">
      <main className="flex flex-col gap-8">
        <div className="text-center">
          <Mark className="mx-auto size-11" />
          <h1 className="mt-5 font-semibold text-2xl tracking-tight">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('subtitle')}</p>
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
            <span className="mb-1.5 block font-medium text-sm">{t('email')}</span>
            <input
              name="email"
              type="email"
              required
              autoComplete="username"
              aria-invalid={isWrong || undefined}
              aria-describedby={login.error ? 'login-error' : undefined}
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
              {waitMinutes ? t('tooMany', { count: waitMinutes }) : errorText(login.error)}
            </p>
          )}
          <Button type="submit" busy={login.isPending || login.isSuccess}>
            {t('submit')}
          </Button>
          <p className="text-center text-sm">
            <a href={toPath('password-reset', {})} className="link">
              {t('forgot')}
            </a>
          </p>
        </form>
        {takesSignUps && (
          <p className="text-center text-soft text-sm">
            {t('noPage')}{' '}
            <a href={toPath('signup', {})} className="link">
              {t('create')}
            </a>
          </p>
        )}
      </main>
      <footer className="text-center">
        <LanguageSelect />
      </footer>
    </div>
  );
}

/** How long somebody who tried too often has to wait; undefined for everything else. */
function toWaitMinutes(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rate-limited') return undefined;
  return error.retryAfterSeconds && Math.ceil(error.retryAfterSeconds / 60);
}
