import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OFFICE_VIEWS_FILE, PAGE_VIEWS_FILE, type PageViews } from '#shared/page-views.ts';

/** The views that `npm run build` has left in `folder`; undefined where it has not: pages then begin as skeletons. */
export async function loadPageViews(folder: string): Promise<PageViews | undefined> {
  const files = [PAGE_VIEWS_FILE, OFFICE_VIEWS_FILE].map((name) => join(folder, name));
  if (!files.every((file) => existsSync(file))) return undefined;
  const [pages, office] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return { ...pages, ...office };
}
