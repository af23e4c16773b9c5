import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_VIEWS_FILE, type PageViews } from '#shared/page-views.ts';

/** The views that `npm run build` has left in `folder`; undefined where it has not: pages then begin as skeletons. */
export async function loadPageViews(folder: string): Promise<PageViews | undefined> {
  const file = join(folder, PAGE_VIEWS_FILE);
  if (!existsSync(file)) return undefined;
  const views: PageViews = await import(pathToFileURL(file).href);
  return views;
}
