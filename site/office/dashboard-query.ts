import { api } from './api.ts';
import { useFormats } from './formats.tsx';

/** So long it is shown without being asked for again. */
const STALE_MS = 20_000;

/** The dashboard as it is asked for, also by what only wants to know what waits. */
export function dashboardQuery(timezone: string) {
  return api.toQuery(
    'get',
    '/dashboard',
    { params: { query: { timezone } } },
    { staleTime: STALE_MS },
  );
}

export function useDashboardQuery() {
  return dashboardQuery(useFormats().timeZone);
}
