import { PAGE_DATA_ID } from '#shared/page-data.ts';

interface Found<Data> {
  readonly data: Partial<Data>;
  /** No later than it was read, by this device. */
  readonly atMs: number;
}

/** What our server has left in a page; undefined of one that has to ask. A page may hold another's. */
export function readPageData<Data>(): Found<Data> | undefined {
  const filled = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!filled) return undefined;
  return { data: JSON.parse(filled), atMs: isBroughtBack() ? 0 : Date.now() - performance.now() };
}

/** From the browser's history a page may be of any age: it is shown, and asked for again. */
function isBroughtBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}
