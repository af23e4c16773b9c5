import type { Place, SearchTexts } from './place.ts';
import { useRouterState } from './router-context.ts';

/** Where the screen that is shown stands. */
export function usePlace(): Place {
  return useRouterState().place;
}

/** What the address says behind its question mark, of the screen that is shown. */
export function useSearch(): SearchTexts {
  return usePlace().search;
}

/** The parts of the path that name a thing, by their names. */
export function useParams(): Readonly<Record<string, string>> {
  return useRouterState().params;
}

/** Where somebody wants to be, while its screen is on its way too: what shows the way around asks this. */
export function useWantedPlace(): Place {
  return useRouterState().wanted;
}
