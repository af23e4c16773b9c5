import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { onboardingApi } from '#shared/api/onboarding.ts';
import { markOnboarded } from './store.ts';

export function onboardingRoutes({ db, clock }: Services): Handlers<typeof onboardingApi> {
  return {
    finishOnboarding: async (_, { session }) => {
      await markOnboarded(db, session, clock.nowMs());
      return { isOnboarded: true };
    },
  };
}
