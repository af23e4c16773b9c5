import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect } from 'react';
import type { Membership, Session } from '#shared/api/session.ts';
import { chooseClock } from '#shared/react/calendar/clock-store.ts';
import { chooseWeekStart } from '#shared/react/calendar/week-start-store.ts';
import { keepDraftsOf } from '#shared/react/form/form-draft.ts';
import { api } from './api.ts';
import { FormatsProvider } from './formats.tsx';

/** The session, and the companies that its holder may work in. */
export type OfficeSession = Session & { readonly companies: readonly Membership[] };

const SessionContext = createContext<OfficeSession | undefined>(undefined);

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
  const { timeFormat, weekStart } = data;
  useEffect(() => {
    if (timeFormat) chooseClock(timeFormat);
  }, [timeFormat]);
  useEffect(() => chooseWeekStart(weekStart), [weekStart]);
  // Before any form below reads its own.
  keepDraftsOf(data.companyId);
  return (
    <SessionContext value={data}>
      <FormatsProvider timeZone={data.timezone}>{children}</FormatsProvider>
    </SessionContext>
  );
}

/** Who is signed in. */
export function useSession(): OfficeSession {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is signed in out here');
  return session;
}
