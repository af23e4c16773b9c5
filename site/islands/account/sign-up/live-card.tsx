import { useEffect } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { CopyLink } from './copy-link.tsx';
import { keepLivePage } from './live-page.ts';

/** Their page is there: its link, and what else can be done. */
export function LiveCard({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('sign-up');
  const path = toPath('user', { user: slug });
  useEffect(() => keepLivePage(slug), [slug]);
  return (
    <PageCard
      takesFocus
      icon={{ name: 'check', tone: 'success' }}
      title={t('live.title')}
      subtitle={t('live.text')}
    >
      <CopyLink url={location.origin + path} />
      <div className="actions mt-4">
        <a href={path} className={buttonClass()}>
          {t('live.open')}
        </a>
      </div>
      <h2 className="mt-8 border-line border-t pt-6 font-semibold">{t('live.next')}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-pretty text-soft">
        <li>
          <a href={toPath('onboarding', {})} className="link">
            {t('live.steps')}
          </a>
        </li>
        <li>
          <a href={toPath('admin-emails', {})} className="link">
            {t('live.mails')}
          </a>
        </li>
        <li>{t('live.extension', { origin: location.origin })}</li>
      </ul>
    </PageCard>
  );
}
