import type { TextTree } from '../load-texts.ts';

export const pageFilesDe = import.meta.glob<TextTree>(
  [
    '../../../locales/de/*.json',
    '!../../../locales/de/{mail,filled-page,in-browser,proposal,store}.json',
  ],
  { import: 'default' },
);
