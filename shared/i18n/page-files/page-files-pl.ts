import type { TextTree } from '../load-texts.ts';

export const pageFilesPl = import.meta.glob<TextTree>(
  [
    '../../../locales/pl/*.json',
    '!../../../locales/pl/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
