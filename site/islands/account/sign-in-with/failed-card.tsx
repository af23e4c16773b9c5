import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { useTakesSignUps } from '#site/lib/use-takes-sign-ups.ts';

/** Why nobody is signed in, and the ways on. */
export function FailedCard({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('sign-in');
  const errorText = useErrorText();
  const takesSignUps = useTakesSignUps();
  const isUnknown = error instanceof ApiError && error.code === 'no-account';
  usePageTitle(t('with.failed'));
  return (
    <PageCard
      takesFocus
      icon={{ name: 'alert', tone: 'neutral' }}
      title={t('with.failed')}
      subtitle={errorText(error)}
    >
      <div className="actions mt-6">
        {isUnknown && takesSignUps && (
          <a href={toPath('signup', {})} className={buttonClass()}>
            {t('create')}
          </a>
        )}
        <a href={toPath('login', {})} className={buttonClass('quiet')}>
          {t('with.back')}
        </a>
      </div>
    </PageCard>
  );
}
