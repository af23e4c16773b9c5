import { createContext, use, useSyncExternalStore } from 'react';
import type { Router, RouterState } from './create-router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router here');
  return router;
}

export function useRouterState(): RouterState {
  const { subscribe, getState } = useRouter();
  return useSyncExternalStore(subscribe, getState, getState);
}
