import { askWorker } from '../messages.ts';
import type { Action } from './action.ts';

export const signOut: Action = {
  label: 'account.signOut',
  icon: 'left',
  surfaces: ['popup', 'side-panel', 'options'],
  needs: 'account',
  async run() {
    await askWorker('sign-out', {});
  },
};
