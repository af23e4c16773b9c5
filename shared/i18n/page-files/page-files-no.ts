import type { TextTree } from '../load-texts.ts';

export const pageFilesNo = import.meta.glob<TextTree>(
  [
    '../../../locales/no/*.json',
    '!../../../locales/no/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
