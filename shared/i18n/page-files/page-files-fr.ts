import type { TextTree } from '../load-texts.ts';

export const pageFilesFr = import.meta.glob<TextTree>(
  [
    '../../../locales/fr/*.json',
    '!../../../locales/fr/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
