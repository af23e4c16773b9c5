import type { TextTree } from '../load-texts.ts';

export const pageFilesEs = import.meta.glob<TextTree>(
  [
    '../../../locales/es/*.json',
    '!../../../locales/es/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
