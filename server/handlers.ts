import { accountLinkRoutes } from './account-link/routes.ts';
import { apiTokenRoutes } from './api-token/routes.ts';
import { appointmentRoutes } from './appointment/routes.ts';
import type { SignInServices } from './auth/sign-in.ts';
import type { TwoFactor } from './auth/two-factor.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { bookingRoutes } from './booking/routes.ts';
import { getMeetingPage, NONE } from './booking-page/get-booking-page.ts';
import { bookingPageRoutes } from './booking-page/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { callbackRoutes } from './callback/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { connectedAppRoutes } from './connected-app/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { emailQualityRoutes } from './email-quality/routes.ts';
import { forgetMeRoutes } from './forget-me/routes.ts';
import { formFirstRoutes } from './form-first/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { hostedAppointmentRoutes } from './hosted-appointment/routes.ts';
import type { Handlers } from './http/handlers.ts';
import { invitationRoutes } from './invitation/routes.ts';
import type { Services } from './kernel/services.ts';
import { integrationRoutes } from './listed-integrations/routes.ts';
import { meetingTypeRoutes } from './meeting-type/routes.ts';
import { memberRoutes } from './member/routes.ts';
import { mailLogRoutes } from './messages/routes.ts';
import { officeSearchRoutes } from './office-search/routes.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { outOfOfficeRoutes } from './out-of-office/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { finishPaidBooking } from './payment/finish-paid-booking.ts';
import type { PaymentServices } from './payment/payment-services.ts';
import { paymentRoutes } from './payment/routes.ts';
import { proposalRoutes } from './proposal/routes.ts';
import { resourceRoutes } from './resource/routes.ts';
import { routingFormRoutes } from './routing-form/routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import type { LoadMeetingPage } from './short-link/one-time-link.ts';
import { shortLinkRoutes } from './short-link/routes.ts';
import { signInWithRoutes } from './sign-in-with/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';
import { userRoutes } from './user/routes.ts';
import { workspaceRoutes } from './workspace/routes.ts';

/** Every area's handlers: one for each endpoint of the contract. */
export function createHandlers(
  services: Services,
  payment: PaymentServices,
  account: Pick<SignInServices, 'accounts' | 'limits'> & { readonly twoFactor: TwoFactor },
): Handlers {
  const loadMeetingPage: LoadMeetingPage = ({ owner, ownerSlug, slug }, host) =>
    getMeetingPage(
      services.db,
      {
        kind: owner,
        slug: ownerSlug,
        meetingSlug: slug,
        companySlug: NONE,
        host,
        nowMs: services.clock.nowMs(),
      },
      async () => undefined,
      services.providers,
    );
  return {
    ...healthRoutes(services),
    ...demoRoutes(services),
    ...bookingPageRoutes(services),
    ...availabilityRoutes(services),
    ...bookingRoutes(services, (request) => finishPaidBooking(payment, request)),
    ...appointmentRoutes(services),
    ...hostedAppointmentRoutes(services),
    ...paymentRoutes(payment),
    ...meetingTypeRoutes(services),
    ...workspaceRoutes(services),
    ...scheduleRoutes(services),
    ...outOfOfficeRoutes(services),
    ...onboardingRoutes(services),
    ...routingFormRoutes(services),
    ...proposalRoutes(services),
    ...shortLinkRoutes({ ...services, loadMeetingPage }),
    ...emailQualityRoutes(services),
    ...formFirstRoutes(services),
    ...forgetMeRoutes(services),
    ...callbackRoutes(services),
    ...companyRoutes(services),
    ...teamRoutes(services),
    ...resourceRoutes(services),
    ...overviewRoutes(services),
    ...memberRoutes({ ...services, ...account }),
    ...invitationRoutes({ ...services, ...account }),
    ...signUpRoutes({ ...services, ...account }),
    ...sessionRoutes({ ...services, ...account }),
    ...calendarRoutes(services),
    ...dashboardRoutes(services),
    ...officeSearchRoutes(services),
    ...accountLinkRoutes({ ...services, ...account }),
    ...signInWithRoutes({ ...services, ...account }),
    ...twoFactorRoutes({ ...services, ...account }),
    ...userRoutes({ ...services, ...account }),
    ...apiTokenRoutes(services),
    ...connectedAppRoutes({ ...services, ...account }),
    ...mailLogRoutes(services),
    ...integrationRoutes(services),
  };
}
