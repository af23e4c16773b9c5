import type { ReactNode } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { EmbedCode } from '#site/office/share/embed-code.tsx';
import { Downloads } from './downloads.tsx';

/** How the extension is installed and connected, what it may see, and the code for one's own website. */
export function ExtensionGuideScreen() {
  const t = useTexts('extension-guide');
  const office = useTexts('office');
  const { slug } = useSession();
  return (
    <>
      <ScreenHeading title={office('screens.kalends-integration')} subtitle={t('subtitle')} />
      <div className="mt-5 flex flex-col gap-5">
        <Part title={t('install.title')}>
          <QueryView pending={<Skeleton className="h-56" />}>
            <Downloads />
          </QueryView>
        </Part>
        <Part title={t('connect.title')}>
          <p>{t('connect.text')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <output
              aria-label={t('connect.address')}
              className="field flex w-auto! items-center wrap-anywhere"
            >
              {location.origin}
            </output>
            <CopyButton text={location.origin} label={t('connect.copy')} isWordy />
          </div>
        </Part>
        <Part title={t('use.title')}>
          <p>{t('use.text')}</p>
        </Part>
        <Part title={t('sees.title')}>
          <ul className="flex list-disc flex-col gap-1.5 ps-5">
            <li>{t('sees.account')}</li>
            <li>{t('sees.pages')}</li>
            <li>{t('sees.sites')}</li>
            <li>{t('sees.network')}</li>
            <li>{t('sees.end')}</li>
          </ul>
        </Part>
        <Part title={t('embed.title')}>
          {slug === null ? (
            <>
              <p>{t('embed.none')}</p>
              <Link to={toPath('profile', {})} className={buttonClass('quiet', 'mt-3')}>
                {office('screens.profile')}
              </Link>
            </>
          ) : (
            <EmbedCode path={toPath('user', { user: slug })} />
          )}
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card flex flex-col gap-3 px-6 py-5 text-pretty text-sm">
      <h2 className="font-semibold text-base">{title}</h2>
      {children}
    </section>
  );
}
