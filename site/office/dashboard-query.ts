import { api } from './api.ts';

/** So long it is shown without being asked for again. */
const STALE_MS = 20_000;

/**
 * The dashboard as it is asked for, also by what only wants to know what waits: the day of the host’s
 * own zone.
 */
export const dashboardQuery = api.toQuery(
  'get',
  '/dashboard',
  { params: { query: {} } },
  { staleTime: STALE_MS },
);
