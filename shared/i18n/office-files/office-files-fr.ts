import type { TextTree } from '../load-texts.ts';

export const officeFilesFr = import.meta.glob<TextTree>('../../../locales/fr/office/*.json', {
  import: 'default',
});
