import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { startTexts } from './texts.ts';
import './page.css';

/** Puts one of the extension's pages on the screen, in the person's language. */
export async function showPage(titleKey: TextKey<'extension'>, page: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const t = await startTexts();
  document.title = t(titleKey);
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
