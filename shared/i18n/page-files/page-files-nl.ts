import type { TextTree } from '../load-texts.ts';

export const pageFilesNl = import.meta.glob<TextTree>(
  [
    '../../../locales/nl/*.json',
    '!../../../locales/nl/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
