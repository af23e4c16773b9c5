import type { TextTree } from '../load-texts.ts';

export const pageFilesIt = import.meta.glob<TextTree>(
  ['../../../locales/it/*.json', '!../../../locales/it/{mail,in-browser,proposal,store}.json'],
  { import: 'default' },
);
