import type { RequestContext } from '#server/platform/http/context.ts';
import type { Handlers, Input } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { findAddressByName } from '#server/time/meeting-type/find-address.ts';
import type { bookingPageApi } from '#shared/api/booking-page.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { getBookingPage, getListingPage, getMeetingPage, NONE } from './get-booking-page.ts';
import { getClosedPage } from './get-closed-page.ts';

type TeamMeetingInput = Pick<Input<typeof bookingPageApi.getTeamBookingPage>, 'params' | 'query'>;

export function bookingPageRoutes({
  db,
  providers,
  clock,
}: Services): Handlers<typeof bookingPageApi> {
  const getTeamMeeting = ({ params, query }: TeamMeetingInput, { findSession }: RequestContext) =>
    getMeetingPage(
      db.reads,
      {
        ...query,
        kind: 'team',
        nowMs: clock.nowMs(),
        slug: params.teamSlug,
        meetingSlug: params.meetingSlug,
        companySlug: NONE,
      },
      findSession,
      providers,
    );
  return {
    getBookingPage: ({ params: { userSlug, ...params }, query }, { findSession }) =>
      getBookingPage(
        db.reads,
        { ...params, ...query, kind: 'host', slug: userSlug, nowMs: clock.nowMs() },
        findSession,
        providers,
      ),
    getMeetingBookingPage: async ({ params, query }, { findSession }) => {
      const address = await findAddressByName(db.reads, params.slug, new Date(clock.nowMs()));
      if (!address) return refuse('meeting-type-not-available', 'There is no such meeting type');
      const { owner: kind, ownerSlug, slug: meetingSlug } = address;
      return getMeetingPage(
        db.reads,
        { ...query, kind, slug: ownerSlug, meetingSlug, companySlug: NONE, nowMs: clock.nowMs() },
        findSession,
        providers,
      );
    },
    getTeamPage: ({ params, query }) =>
      getListingPage(db.reads, {
        ...query,
        kind: 'team',
        nowMs: clock.nowMs(),
        slug: params.teamSlug,
        companySlug: NONE,
      }),
    getClosedPage: ({ query }) => getClosedPage(db.reads, { ...query, nowMs: clock.nowMs() }),
    getTeamBookingPage: getTeamMeeting,
    getTeamBookingPageV1: getTeamMeeting,
  };
}
