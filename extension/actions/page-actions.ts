import { insertLastLink } from './insert-last-link.ts';
import { insertLink } from './insert-link.ts';
import { lookUp } from './look-up.ts';
import type { PageAction } from './page-action.ts';
import { propose } from './propose.ts';

/**
 * What menus and keys offer, by the names of the files; the manifest's commands bear them too. Apart from
 * `actions.ts` since it runs in the worker: what it stands on would weigh on the popup.
 */
export const pageActions: Readonly<Record<string, PageAction>> = {
  'insert-link': insertLink,
  'insert-last-link': insertLastLink,
  propose,
  'look-up': lookUp,
};
