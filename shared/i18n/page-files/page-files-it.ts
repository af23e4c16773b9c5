import type { TextTree } from '../load-texts.ts';

export const pageFilesIt = import.meta.glob<TextTree>(
  [
    '../../../locales/it/*.json',
    '!../../../locales/it/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
