import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { useTakesSignUps } from '#site/lib/use-takes-sign-ups.ts';

/** Why nobody is signed in, or nothing linked, and the ways on. */
export function FailedCard({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('sign-in');
  const errorText = useErrorText();
  const takesSignUps = useTakesSignUps();
  const code = error instanceof ApiError ? error.code : undefined;
  const isLink = code === 'linked-elsewhere';
  const title = t(isLink ? 'with.notLinked' : 'with.failed');
  usePageTitle(title);
  return (
    <PageCard
      takesFocus
      icon={{ name: 'alert', tone: 'neutral' }}
      title={title}
      subtitle={errorText(error)}
    >
      <div className="actions mt-6">
        {code === 'no-account' && takesSignUps && (
          <a href={toPath('signup', {})} className={buttonClass()}>
            {t('create')}
          </a>
        )}
        <a href={toPath(isLink ? 'profile' : 'login', {})} className={buttonClass('quiet')}>
          {t(isLink ? 'with.profile' : 'with.back')}
        </a>
      </div>
    </PageCard>
  );
}
