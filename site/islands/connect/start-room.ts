import { mountIsland } from '#site/lib/mount-island.ts';

void mountIsland({
  namespaces: ['connect'],
  load: () => import('./connect-page.tsx').then((module) => module.ConnectPage),
});
