import type { ExtensionBrowser } from '#shared/domain/connected-apps.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { apiOrigin } from '#site/lib/credentials.ts';
import { api } from '#site/office/api.ts';

/** Where a browser loads an extension by hand. */
const pages = {
  chromium: 'chrome://extensions',
  firefox: 'about:debugging#/runtime/this-firefox',
} as const satisfies Record<ExtensionBrowser, string>;

/** The extension as this server has it, and how each browser loads it; where it was not built, that. */
export function Downloads() {
  const t = useTexts('extension-guide');
  const { files } = api.useData('get', '/extension').data;
  if (files.length === 0) return <p>{t('install.none', { command: 'npm run build' })}</p>;
  return (
    <>
      <p>{t('install.text')}</p>
      {files.map(({ browser, fileName }) => (
        <div key={browser} className="flex flex-col gap-2">
          <h3 className="font-medium">{t(`install.${browser}.title`)}</h3>
          <p className="wrap-anywhere">{t(`install.${browser}.steps`, { page: pages[browser] })}</p>
          <div className="flex flex-wrap items-center gap-3">
            <a
              href={`${apiOrigin}/api/extension/${browser}`}
              download
              className={buttonClass('quiet')}
            >
              <Icon name="download" />
              {t(`install.${browser}.download`)}
            </a>
            <span className="text-soft wrap-anywhere">{fileName}</span>
          </div>
        </div>
      ))}
    </>
  );
}
