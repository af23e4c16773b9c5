import type { TextTree } from '../load-texts.ts';

export const officeFilesEs = import.meta.glob<TextTree>('../../../locales/es/office/*.json', {
  import: 'default',
});
