import type { ComponentType } from 'react';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { untilFirstReplies } from './first-replies.ts';
import { loadIslandTexts } from './first-texts.ts';
import { startFramedPage } from './framed-page.ts';
import { pageLanguage } from './page-language.ts';
import { readPainted } from './painted.ts';
import { showLoadFailure } from './show-load-failure.ts';
import { untilLaidOut } from './until-laid-out.ts';

export interface Island {
  /** Read by the island's components; `common` and `errors` come by themselves. */
  readonly namespaces: readonly Namespace[];
  /** The component as a chunk of its own: `() => import('./login-page.tsx').then((m) => m.LoginPage)`. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * Puts a component in the place of the shell's skeleton (`<div id="island">`), once its code, React
 * and the texts of the page's language are all here, so that no wrong language is ever painted.
 * This file imports nothing heavy: everything it needs is asked for at once.
 */
export async function mountIsland({ namespaces, load }: Island): Promise<void> {
  startFramedPage();
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  try {
    const language = pageLanguage();
    // Code that brings its own texts asks for them in this language from the beginning.
    textsStore.speak(language, {});
    const [place, { renderIsland }, Component, texts] = await Promise.all([
      findPlace(),
      import('./render-island.tsx'),
      load(),
      loadIslandTexts(language, ['common', 'errors', ...namespaces]),
      untilFirstReplies(),
    ]);
    await readPainted()?.untilLetGo();
    renderIsland(place, Component, language, texts);
  } catch (cause) {
    showLoadFailure(await findPlace());
    throw cause;
  }
}

/** From the cache all of this may be here before the page's own end. */
async function findPlace(): Promise<HTMLElement> {
  await untilLaidOut();
  const place = document.getElementById('island');
  if (!place) throw new Error('The page has no #island');
  return place;
}
