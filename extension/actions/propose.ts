import { openPopup } from '../ways-in/open-popup.ts';
import type { PageAction } from './page-action.ts';

export const propose: PageAction = {
  label: 'menu.propose',
  surfaces: ['field', 'command'],
  run: ({ tabId }) => openPopup(tabId, 'propose'),
};
