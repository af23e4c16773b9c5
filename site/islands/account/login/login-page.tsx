import { useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { LanguageSelect } from '#shared/react/ui/language-select.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { toPath } from '#shared/routes/index.ts';
import { safeNext } from '#site/lib/safe-next.ts';
import { finishSignIn, isOnboarded, signIn } from '#site/lib/session.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { useTakesSignUps } from '#site/lib/use-takes-sign-ups.ts';
import { ProviderLinks } from '../provider-links.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Signs a host in, with a second step where their account has one, and goes on to where they wanted. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const [isCodeDue, setCodeDue] = useState(isCodeAskedFor);
  const goOn = async () => {
    const next = new URLSearchParams(location.search).get('next');
    const isFirstTime = next === null && !(await isOnboarded());
    location.assign(isFirstTime ? toPath('onboarding', {}) : safeNext(next, location.origin));
  };
  const login = useCall(signIn, {
    onSuccess: (isSignedIn) => (isSignedIn ? goOn() : setCodeDue(true)),
  });
  const finish = useCall(finishSignIn, {
    onSuccess: goOn,
    // The first step is the way on; it says why.
    onError: (error) => setCodeDue(!isOver(error)),
  });
  const startAgain = () => {
    setCodeDue(false);
    finish.reset();
    login.reset();
  };
  const takesSignUps = useTakesSignUps();
  const title = t(isCodeDue ? 'code.title' : 'title');
  usePageTitle(title);
  return (
    <div className="mx-auto flex min-h-dvh max-w-sm flex-col gap-8 px-4 pt-16 pb-10 sm:pt-28">
      <main className="flex flex-col gap-8">
        <div className="text-center">
          <Mark className="mx-auto size-11" />
          <h1 className="mt-5 font-semibold text-2xl tracking-tight">{title}</h1>
          <p className="mt-1 text-pretty text-soft">
            {t(isCodeDue ? 'code.subtitle' : 'subtitle')}
          </p>
        </div>
        {isCodeDue ? (
          <CodeForm
            error={finish.error}
            isBusy={finish.isPending || finish.isSuccess}
            onCode={finish.mutate}
            onBack={startAgain}
          />
        ) : (
          <PasswordForm
            error={login.error ?? finish.error}
            isBusy={login.isPending || (login.isSuccess && !finish.isError)}
            onCredentials={(credentials) => {
              finish.reset();
              login.mutate(credentials);
            }}
          />
        )}
        {!isCodeDue && <ProviderLinks />}
        {takesSignUps && !isCodeDue && (
          <p className="text-center text-soft text-sm">
            {t('noPage')}{' '}
            <a href={toPath('signup', {})} className="link touch">
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

/** No code will do any more. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sign-in-again';
}

/** Who comes back from somebody else's sign-in has the second step before them. */
function isCodeAskedFor(): boolean {
  return new URLSearchParams(location.search).get('step') === 'code';
}
