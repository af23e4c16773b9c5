import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pageTools } from '../insert/page-tools.ts';

/** Run in a page when a person wants something there; nothing happens until it is called. */
export default defineUnlistedScript(() => {
  globalThis.kalendsPage = pageTools;
});
