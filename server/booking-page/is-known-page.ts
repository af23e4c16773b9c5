import type { Services } from '#server/kernel/services.ts';
import type { RouteMatch } from '#shared/routes/index.ts';
import { hasAddress } from './store.ts';

/**
 * Whether there is somebody at a page's address, which its static shell cannot know. A database that
 * does not answer denies no page: the page itself says then what is wrong.
 */
export function createIsKnownPage({ db, log }: Pick<Services, 'db' | 'log'>) {
  return async ({ id, params }: RouteMatch): Promise<boolean> => {
    const { user, slug } = params;
    try {
      if (id === 'user' || id === 'booking') return await hasAddress(db, 'host', user ?? '');
      const isOfTeam = id === 'team' || id === 'team-booking' || id === 'team-host-booking';
      return isOfTeam ? await hasAddress(db, 'team', slug ?? '') : true;
    } catch (error) {
      log.warn({ err: error }, 'page');
      return true;
    }
  };
}
