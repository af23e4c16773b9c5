import type { TextTree } from '../load-texts.ts';

export const pageFilesSe = import.meta.glob<TextTree>(
  [
    '../../../locales/se/*.json',
    '!../../../locales/se/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
