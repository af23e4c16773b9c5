import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { DoorPage } from './door-page.tsx';

/** A link that opens nothing: mistyped, cut short, or a host's without their session. */
export function StrangerDoor() {
  const { t } = useTranslation('connect');
  const next = location.pathname;
  return (
    <>
      <meta name="robots" content="noindex" />
      <DoorPage title={t('door.stranger.title')} text={t('door.stranger.text')}>
        <a href={toPath('login', {}, { next })} className={buttonClass('quiet')}>
          {t('door.stranger.signIn')}
        </a>
      </DoorPage>
    </>
  );
}
