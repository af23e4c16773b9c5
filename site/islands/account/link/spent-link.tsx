import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { toPath } from '#shared/routes/index.ts';

/** A link that has done its work, or has waited too long. */
export function SpentLink() {
  const { t } = useTranslation('account-link');
  return (
    <InvalidLinkNotice text={t('spent')}>
      <a href={toPath('login', {})} className={buttonClass()}>
        {t('signIn')}
      </a>
    </InvalidLinkNotice>
  );
}
