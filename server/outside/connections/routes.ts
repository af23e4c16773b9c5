import type { Handlers } from '#server/platform/http/handlers.ts';
import type { providerReturnApi } from '#shared/api/provider-return.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { dropErrand, readErrand } from './errand.ts';
import type { Finished, Returned } from './returned.ts';
import type { ErrandServices } from './set-out.ts';

/** The one way back from all providers: what follows is said by the errand, whatever page it came to. */
export function connectionRoutes(
  { clock, keys, publicUrl }: ErrandServices,
  finish: (returned: Returned) => Promise<Finished>,
): Handlers<typeof providerReturnApi> {
  return {
    finishErrand: async ({ body }, { headers, setCookies }) => {
      const { state, ...answer } = body;
      const errand = readErrand(keys, headers.get('cookie'), clock.nowMs());
      if (errand?.state !== state) refuse('sign-in-again', 'This browser has not asked for that');
      // Another answer, of an errand that was begun before, leaves it to its own.
      setCookies([dropErrand(publicUrl)]);
      const { isDone, cookies, next } = await finish({ ...answer, errand, headers });
      setCookies(cookies);
      return { signedIn: isDone, next };
    },
  };
}
