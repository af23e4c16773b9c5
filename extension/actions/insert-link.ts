import { openPopup } from '../ways-in/open-popup.ts';
import { putLink } from '../ways-in/put-link.ts';
import { loadSeenLinks } from '../ways-in/seen-links.ts';
import type { PageAction } from './page-action.ts';

export const insertLink: PageAction = {
  label: 'menu.insert',
  surfaces: ['field'],
  choices: { none: 'menu.noLinks', load: loadSeenLinks },
  async run({ tabId, choiceId }) {
    if (choiceId === undefined) return await openPopup(tabId, 'links');
    const links = await loadSeenLinks();
    const link = links.find(({ id }) => id === choiceId);
    if (link && tabId !== undefined) await putLink(tabId, link);
  },
};
