import { forgetInTab, keepInTab, readFromTab } from '#shared/tab-storage.ts';

const KEY = 'kalends:reloaded-for';

/** What Chromium, Firefox and Safari say of a module that did not come. */
const GONE = /dynamically imported module|Importing a module script failed/i;

/**
 * A page that was opened before the site was renewed asks for files that are gone: it is loaded anew where
 * it is, once an address. Without a line nothing would come, so what stands there stays.
 */
export async function reloadOnceIfGone(error: unknown): Promise<void> {
  const isGone = error instanceof TypeError && GONE.test(error.message);
  const { href } = location;
  if (!isGone || !navigator.onLine || readFromTab(KEY) === href) return forgetInTab(KEY);
  keepInTab(KEY, href);
  location.reload();
  // Nothing is shown of a page that goes.
  await new Promise(() => undefined);
}
