import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { useSession } from './session.tsx';

/** In the place of a screen that is not for this role. */
export function NotAllowed() {
  const t = useTexts('office');
  const errors = useTexts('errors');
  const { slug } = useSession();
  return (
    <>
      <ScreenHeading title={t('notAllowed')} subtitle={errors('forbidden')} />
      {slug !== null && (
        <a href={toPath('user', { user: slug })} className={buttonClass('quiet', 'mt-6')}>
          {t('account.page')}
        </a>
      )}
    </>
  );
}
