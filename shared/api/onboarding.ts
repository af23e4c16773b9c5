import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const onboardingApi = {
  finishOnboarding: endpoint({
    method: 'post',
    path: '/onboarding/done',
    summary:
      'The first steps are gone through, or put away: they are not shown of themselves again',
    right: 'session:read',
    limit: 'office',
    reply: z.object({ isOnboarded: z.literal(true) }),
    refuses: [],
  }),
} as const;
