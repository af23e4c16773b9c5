import type { TextTree } from '../load-texts.ts';

export const officeFilesNl = import.meta.glob<TextTree>('../../../locales/nl/office/*.json', {
  import: 'default',
});
