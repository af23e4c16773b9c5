import { isTaken } from '#site/lib/painted.ts';
import { untilLaidOut } from '#site/lib/until-laid-out.ts';
import { followPlace } from './follow-place.ts';

/** Follows a page that our server has written, until React has its place; of a skeleton there is nothing to follow. */
export async function followView(): Promise<void> {
  await untilLaidOut();
  const place = document.getElementById('island');
  if (place?.querySelector('main') && !isTaken(place)) followPlace(place);
}
