import type { TextTree } from '../load-texts.ts';

export const officeFilesIt = import.meta.glob<TextTree>('../../../locales/it/office/*.json', {
  import: 'default',
});
