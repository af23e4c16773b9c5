import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { loadStored } from './storage.ts';
import { startTexts } from './texts.ts';
import './page.css';

/** Puts one of the extension's pages on the screen, in the person's language. */
export async function showPage(titleKey: TextKey<'extension'>, page: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const [i18n] = await Promise.all([startTexts(), loadStored()]);
  // It takes a page to be online until it hears otherwise, and would not notice the way back.
  onlineManager.setOnline(navigator.onLine);
  document.title = i18n.t(titleKey, { ns: 'extension' });
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n} defaultNS="extension">
        <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
