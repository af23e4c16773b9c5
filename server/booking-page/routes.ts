import type { RequestContext } from '#server/http/context.ts';
import type { Handlers, Input } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import type { getTeamBookingPage } from '#shared/api/booking-page.ts';
import { getBookingPage, getListingPage, getMeetingPage, NONE } from './get-booking-page.ts';

type Routes = Pick<
  Handlers,
  'getBookingPage' | 'getTeamPage' | 'getTeamBookingPage' | 'getTeamBookingPageV1'
>;

type TeamMeetingInput = Pick<Input<typeof getTeamBookingPage>, 'params' | 'query'>;

export function bookingPageRoutes({ db }: Services): Routes {
  const getTeamMeeting = ({ params, query }: TeamMeetingInput, { findSession }: RequestContext) =>
    getMeetingPage(
      db,
      {
        ...query,
        kind: 'team',
        slug: params.teamSlug,
        meetingSlug: params.meetingSlug,
        companySlug: NONE,
      },
      findSession,
    );
  return {
    getBookingPage: ({ params: { userSlug, ...params }, query }, { findSession }) =>
      getBookingPage(db, { ...params, ...query, kind: 'host', slug: userSlug }, findSession),
    getTeamPage: ({ params, query }) =>
      getListingPage(db, { ...query, kind: 'team', slug: params.teamSlug, companySlug: NONE }),
    getTeamBookingPage: getTeamMeeting,
    getTeamBookingPageV1: getTeamMeeting,
  };
}
