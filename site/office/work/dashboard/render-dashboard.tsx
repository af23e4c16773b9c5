import { createMemoryHistory } from '@tanstack/history';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Language } from '#shared/domain/languages.ts';
import type { TextTree } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import type { PageViews } from '#shared/page-views.ts';
import { chooseClock } from '#shared/react/calendar/clock-store.ts';
import type { Router, RouterState } from '#shared/react/router/create-router.ts';
import { RouterContext } from '#shared/react/router/router-context.ts';
import { Toaster } from '#shared/react/ui/toaster.tsx';
import { toPath } from '#shared/routes/index.ts';
import { renderStill } from '#site/lib/render-still.ts';
import { SHELL_TEXTS } from '#site/office/ask-early.ts';
import { dashboardQuery } from '#site/office/dashboard-query.ts';
import { OfficeFrame } from '#site/office/office-frame.tsx';
import { OfficeScreen } from '#site/office/office-screen.tsx';
import { placeScreen } from '#site/office/place-screen.tsx';
import { placedScreens, screens } from '#site/office/screens.ts';
import { sessionQuery } from '#site/office/session.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const files = import.meta.glob<TextTree>(
  [
    '../../../../locales/*/{common,errors,booking}.json',
    '../../../../locales/*/office/{office,list,dashboard,appointments,form}.json',
  ],
  { eager: true, import: 'default' },
);

/** For our server alone: `npm run build` makes one file of it (site/build/build-page-views.ts). */
export const renderDashboard: PageViews['renderDashboard'] = ({ session, dashboard }, language) => {
  // All that the last one has left is another's.
  textsStore.speak(language, textsOf(language));
  chooseClock(session.timeFormat ?? '24h');
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  queryClient.setQueryData(dashboardQuery.queryKey, dashboard);
  return renderStill(
    <QueryClientProvider client={queryClient}>
      <RouterContext value={router}>
        <OfficeFrame>
          <OfficeScreen scroll={{ settle: () => undefined }} />
        </OfficeFrame>
      </RouterContext>
      <Toaster />
    </QueryClientProvider>,
  );
};

function textsOf(language: Language) {
  const names = new Set([...SHELL_TEXTS, ...screens.dashboard.texts]);
  const of = (name: string) =>
    files[`../../../../locales/${language}/office/${name}.json`] ??
    files[`../../../../locales/${language}/${name}.json`];
  return Object.fromEntries([...names].map((name) => [name, of(name) ?? {}]));
}

const router = stayAt(toPath('dashboard', {}));

/** Nobody goes anywhere in what is written. */
function stayAt(pathname: string): Router {
  const place = { pathname, search: {}, hash: '' };
  const screen = placedScreens.find(({ pattern }) => pattern === pathname);
  const state: RouterState = {
    ...{ place, wanted: place, params: {} },
    shown: screen
      ? { is: 'screen', id: screen.id, Content: placeScreen(screen, DashboardScreen) }
      : { is: 'missing' },
    arrival: { how: 'first', key: undefined, isOtherPath: false },
  };
  return {
    history: createMemoryHistory({ initialEntries: [pathname] }),
    getState: () => state,
    subscribe: () => () => undefined,
    navigate: () => undefined,
    load: async () => undefined,
  };
}
