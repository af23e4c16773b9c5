import { useNavigate, useSearch } from '@tanstack/react-router';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';

const KEY = 'kalends:onboarding-step';
const STEPS = ['1', '2', '3'] as const;
type Step = (typeof STEPS)[number];

/** The step somebody is at: in the address, and on the device for when they come back. */
export function useStep(): readonly [Step, (step: Step) => void] {
  const { step }: { readonly step?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = step ?? readFromDevice(KEY);
  const go = (next: Step) => {
    keepOnDevice(KEY, next);
    void navigate({ to: '.', search: { step: next } }).then(focusHeading);
  };
  return [STEPS.find((each) => each === asked) ?? '1', go];
}

/** A reader hears which step it is now. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h2')?.focus();
}
