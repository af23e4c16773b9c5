import type { ReactNode } from 'react';
import { readFromDevice } from '#shared/device-storage.ts';
import { Navigate } from '#shared/react/router/navigate.tsx';
import { usePlace } from '#shared/react/router/use-place.ts';
import { toPath } from '#shared/routes/index.ts';
import { useSession } from './session.tsx';

/** Where the first steps keep how far somebody has come: who was there is not sent there again. */
export const ONBOARDING_STEP_KEY = 'kalends:onboarding-step';
/** Where a day begins. */
const START = toPath('dashboard', {});

/** Leads somebody new to their first steps, once, instead of to an empty day. */
export function FirstSteps({ children }: { readonly children: ReactNode }) {
  const { isOnboarded } = useSession();
  const { pathname } = usePlace();
  const isNew = !isOnboarded && readFromDevice(ONBOARDING_STEP_KEY) === null;
  return isNew && pathname === START ? (
    <Navigate to={toPath('onboarding', {})} replace />
  ) : (
    children
  );
}
