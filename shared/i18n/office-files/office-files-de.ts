import type { TextTree } from '../load-texts.ts';

export const officeFilesDe = import.meta.glob<TextTree>('../../../locales/de/office/*.json', {
  import: 'default',
});
