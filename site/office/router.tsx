import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { focusHeading } from './heading-focus.ts';
import { NotFound } from './not-found.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { ScreenPlace } from './screen-place.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { type PlacedScreen, placedScreens } from './screens.ts';

type LoadTexts = (namespaces: readonly Namespace[]) => Promise<void>;

/** The office's router: a route a screen, its code and texts loaded before it is shown. */
export function createOfficeRouter(loadTexts: LoadTexts) {
  const root = createRootRoute({ component: OfficeFrame });
  const toRoute = (screen: PlacedScreen) => {
    const Content = lazyRouteComponent(async () => ({ Content: await screen.load() }), 'Content');
    return createRoute({
      getParentRoute: () => root,
      path: screen.pattern.replaceAll(':', '$'),
      loader: async () => {
        await Promise.all([Content.preload?.(), loadTexts(screen.texts)]);
      },
      component: () => (
        <ScreenPlace screen={screen}>
          <Content />
        </ScreenPlace>
      ),
    });
  };
  const router = createRouter({
    routeTree: root.addChildren(placedScreens.map(toRoute)),
    // Plain queries, as everywhere on the site: `?page=2` is no JSON.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch,
    scrollRestoration: true,
    defaultPendingComponent: ScreenSkeleton,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ScreenFailure,
    defaultNotFoundComponent: NotFound,
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
  return router;
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}
