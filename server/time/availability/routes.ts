import type { Handlers } from '#server/platform/http/handlers.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { availabilityApi } from '#shared/api/availability.ts';
import { getAvailability } from './get-availability.ts';
import { keepAnswers } from './keep-answers.ts';
import { mayTroubleshoot } from './policy.ts';

export function availabilityRoutes({ db, clock }: Services): Handlers<typeof availabilityApi> {
  const answerOnce = keepAnswers(db.reads);
  return {
    getAvailability: ({ query }, { findSession }) => {
      const minute = nowMinute(clock);
      return answerOnce(query, minute, (sql) =>
        getAvailability(sql, query, minute, async (meetingType) =>
          mayTroubleshoot(meetingType, await findSession()),
        ),
      );
    },
  };
}
