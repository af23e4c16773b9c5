import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';

/** A link for one booking that has been used, has ended, or never was. */
export function SpentLink() {
  const { t } = useTranslation('closed');
  return <InvalidLinkNotice text={t('spent')} />;
}
