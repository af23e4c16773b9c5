import { createBrowserHistory } from '@tanstack/history';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { createRouter, type Router } from '#shared/react/router/create-router.ts';
import { matchRoute } from '#shared/routes/index.ts';
import { placeScreen } from './place-screen.tsx';
import { reloadOnceIfGone } from './reload-once.ts';
import { placedScreens } from './screens.ts';

type LoadTexts = (namespaces: readonly Namespace[]) => Promise<void>;

/** The office's router: its screens by their routes, each with its code and texts. */
export function createOfficeRouter(loadTexts: LoadTexts): Router {
  return createRouter({
    history: createBrowserHistory(),
    find: (pathname) => {
      const match = matchRoute(pathname);
      const screen = match && placedScreens.find(({ id }) => id === match.id);
      if (!screen) return undefined;
      return {
        id: screen.id,
        params: match.params,
        load: async () => {
          try {
            const [Content] = await Promise.all([screen.load(), loadTexts(screen.texts)]);
            return placeScreen(screen, Content);
          } catch (error) {
            await reloadOnceIfGone(error);
            throw error;
          }
        },
      };
    },
  });
}
