import { answerSelection } from '../ways-in/answer-selection.ts';
import type { PageAction } from './page-action.ts';

export const lookUp: PageAction = {
  label: 'menu.lookUp',
  surfaces: ['selection'],
  async run({ tabId, selection }) {
    if (tabId !== undefined) await answerSelection(tabId, selection);
  },
};
