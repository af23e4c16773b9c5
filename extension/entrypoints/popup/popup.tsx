import browser from 'webextension-polyfill';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Brand } from '../../brand.tsx';

async function openSite(serverUrl: string): Promise<void> {
  await browser.tabs.create({ url: serverUrl });
  window.close();
}

/** What the toolbar button opens: the way to the site of the server in the options. */
export function Popup({ serverUrl }: { readonly serverUrl: string }) {
  const { t } = useTranslation('extension');
  return (
    <main className="popup">
      <Brand heading={t('name')} />
      <p>{t('popup.server', { host: new URL(serverUrl).host })}</p>
      <button type="button" className="primary" onClick={() => openSite(serverUrl)}>
        {t('popup.open')}
      </button>
      <button type="button" onClick={() => browser.runtime.openOptionsPage()}>
        {t('popup.options')}
      </button>
    </main>
  );
}
