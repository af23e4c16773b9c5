import { openPopup } from '../ways-in/open-popup.ts';
import { putLink } from '../ways-in/put-link.ts';
import { loadLastLink } from '../ways-in/seen-links.ts';
import type { PageAction } from './page-action.ts';

export const insertLastLink: PageAction = {
  label: 'command.insert',
  surfaces: ['command'],
  async run({ tabId }) {
    const link = await loadLastLink();
    if (!link || tabId === undefined) return await openPopup(tabId, 'links');
    await putLink(tabId, link);
  },
};
