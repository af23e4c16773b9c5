import type { Route } from './route.ts';

/** Where an external authorisation leads back to (Spec B §2.3): none is built yet. */
export const integrationRoutes = [] as const satisfies readonly Route[];
