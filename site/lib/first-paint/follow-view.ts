import { isTaken } from '#site/lib/painted.ts';
import { untilLaidOut } from '#site/lib/until-laid-out.ts';
import { watchPresses } from './watch-presses.ts';

/**
 * Follows a page that our server has written, until React has its place: what is pressed and filled in there is
 * done once React is here, and the focus stays. Of a skeleton there is nothing to follow.
 */
export async function followView(): Promise<void> {
  await untilLaidOut();
  const place = document.getElementById('island');
  if (!place || isTaken(place) || !place.querySelector('main')) return;
  const { untilLetGo, leave } = watchPresses(place);
  window.__kalendsPainted = {
    untilLetGo,
    leave: () => {
      const comeBack = leave();
      return () => {
        delete window.__kalendsPainted;
        comeBack();
      };
    },
  };
}
