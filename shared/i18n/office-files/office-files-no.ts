import type { TextTree } from '../load-texts.ts';

export const officeFilesNo = import.meta.glob<TextTree>('../../../locales/no/office/*.json', {
  import: 'default',
});
