import type { TextTree } from '../load-texts.ts';

export const officeFilesEn = import.meta.glob<TextTree>('../../../locales/en/office/*.json', {
  import: 'default',
});
