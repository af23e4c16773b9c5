import { screensFor } from '../screens.ts';
import { useSession } from '../session.tsx';

/** The screens below one's name; the first steps for as long as they are not done. */
export function useAccountScreens() {
  const session = useSession();
  return screensFor(session).filter(
    ({ id, group }) => group === 'account' && !(id === 'onboarding' && session.isOnboarded),
  );
}
