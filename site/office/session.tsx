import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { Session } from '#shared/api/session.ts';
import { api } from './api.ts';

const SessionContext = createContext<Session | undefined>(undefined);

/** Who is signed in, asked once for as long as the office is open. */
export const sessionQuery = api.toQuery(
  'get',
  '/session',
  {},
  {
    staleTime: Number.POSITIVE_INFINITY,
  },
);

/** The one gate of the office: inside it somebody is signed in. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { data } = useSuspenseQuery(sessionQuery);
  return <SessionContext value={data}>{children}</SessionContext>;
}

/** Who is signed in. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is signed in out here');
  return session;
}
