import type { TextTree } from '../load-texts.ts';

export const pageFilesNl = import.meta.glob<TextTree>(
  [
    '../../../locales/nl/*.json',
    '!../../../locales/nl/{mail,export,extension,in-browser,proposal}.json',
  ],
  { import: 'default' },
);
