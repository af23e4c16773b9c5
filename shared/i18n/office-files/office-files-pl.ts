import type { TextTree } from '../load-texts.ts';

export const officeFilesPl = import.meta.glob<TextTree>('../../../locales/pl/office/*.json', {
  import: 'default',
});
