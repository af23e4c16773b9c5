import type { TextTree } from '../load-texts.ts';

export const pageFilesEn = import.meta.glob<TextTree>(
  [
    '../../../locales/en/*.json',
    '!../../../locales/en/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
