import { useEffect } from 'react';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { useSearch } from '#shared/react/router/use-place.ts';
import { ONBOARDING_STEP_KEY } from '#site/office/first-steps.tsx';

const STEPS = ['1', '2', '3'] as const;
type Step = (typeof STEPS)[number];

/** The step somebody is at: in the address, and on the device for when they come back. */
export function useStep(): readonly [Step, (step: Step) => void] {
  const { step }: { readonly step?: unknown } = useSearch();
  const navigate = useNavigate();
  const asked = step ?? readFromDevice(ONBOARDING_STEP_KEY);
  const current = STEPS.find((each) => each === asked) ?? '1';
  useEffect(() => keepOnDevice(ONBOARDING_STEP_KEY, current), [current]);
  // So that Back leads to it, wherever somebody has gone from here.
  useEffect(() => {
    if (step === undefined) navigate({ to: '.', search: { step: current }, replace: true });
  }, [step, current, navigate]);
  const go = (next: Step) => {
    navigate({ to: '.', search: { step: next } });
  };
  return [current, go];
}
