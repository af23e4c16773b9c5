import type { TextTree } from '../load-texts.ts';

export const officeFilesSe = import.meta.glob<TextTree>('../../../locales/se/office/*.json', {
  import: 'default',
});
