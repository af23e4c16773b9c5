import { CalendarFault } from './calendar-fault.ts';

/** All pages, from the first to the one that names no next. @throws CalendarFault where they lead in a circle. */
export async function loadPages<Page>(
  load: (next: string | undefined) => Promise<Page>,
  nextOf: (page: Page) => string | undefined,
): Promise<Page[]> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  let next: string | undefined;
  do {
    const page = await load(next);
    pages.push(page);
    next = nextOf(page);
    if (next !== undefined && seen.has(next)) {
      throw new CalendarFault('answer-not-understood', 'its pages have no end');
    }
    if (next !== undefined) seen.add(next);
  } while (next !== undefined);
  return pages;
}
