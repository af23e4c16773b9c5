import type { Resources } from './text-keys.ts';

declare module 'i18next' {
  /** i18next, on the server and in the extension, takes the same keys as the pages' translator. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
