import type { Services } from '#server/kernel/services.ts';
import type { RouteMatch } from '#shared/routes/index.ts';
import { hasPage } from './store.ts';

/**
 * Whether there is somebody at a page's address, and the meeting that it names, which its static shell
 * cannot know. A database that does not answer denies no page: the page itself says then what is wrong.
 */
export function createIsKnownPage({ db, log }: Pick<Services, 'db' | 'log'>) {
  return async ({ id, params }: RouteMatch): Promise<boolean> => {
    const { user = '', slug = '', meeting: meetingSlug = null } = params;
    try {
      if (id === 'user' || id === 'booking')
        return await hasPage(db, { kind: 'host', slug: user, meetingSlug });
      const isOfTeam = id === 'team' || id === 'team-booking' || id === 'team-host-booking';
      return isOfTeam ? await hasPage(db, { kind: 'team', slug, meetingSlug }) : true;
    } catch (error) {
      log.warn({ err: error }, 'page');
      return true;
    }
  };
}
