import { finishConference } from './outside/conference-account/authorise-conference.ts';
import type { Finished, Returned } from './outside/connections/returned.ts';
import {
  type AuthorisingServices,
  finishAuthorising,
} from './outside/external-calendar/authorise-calendar.ts';
import {
  finishLink,
  finishSignIn,
  type SignInWithServices,
} from './outside/sign-in-with/finish-sign-in.ts';

/** What a browser's errand to a provider ends with, by what it set out for. */
export function finishErrand(
  services: SignInWithServices & AuthorisingServices,
  returned: Returned,
): Promise<Finished> {
  const { purpose } = returned.errand;
  switch (purpose.kind) {
    case 'sign-in':
      return finishSignIn(services, returned, purpose);
    case 'link':
      return finishLink(services, returned, purpose);
    case 'calendar':
      return finishAuthorising(services, returned, purpose);
    case 'conference':
      return finishConference(services, returned, purpose);
  }
}
