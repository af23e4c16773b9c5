import type { TextTree } from '../load-texts.ts';

export const pageFilesPl = import.meta.glob<TextTree>(
  [
    '../../../locales/pl/*.json',
    '!../../../locales/pl/{mail,export,extension,in-browser,proposal}.json',
  ],
  { import: 'default' },
);
