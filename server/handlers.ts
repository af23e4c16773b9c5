import { demoRoutes } from './demo/routes.ts';
import { effectKinds } from './effect-kinds.ts';
import { failedEffectRoutes } from './effects/failed-effect/routes.ts';
import { finishErrand } from './finish-errand.ts';
import { dashboardRoutes } from './office/dashboard/routes.ts';
import { extensionDownloadRoutes } from './office/extension-download/routes.ts';
import { officeSearchRoutes } from './office/office-search/routes.ts';
import { overviewRoutes } from './office/overview/routes.ts';
import { conferenceAccountRoutes } from './outside/conference-account/routes.ts';
import { connectionRoutes } from './outside/connections/routes.ts';
import { externalCalendarRoutes } from './outside/external-calendar/routes.ts';
import { integrationRoutes } from './outside/listed-integrations/routes.ts';
import { finishPaidBooking } from './outside/payment/finish-paid-booking.ts';
import type { PaymentServices } from './outside/payment/payment-services.ts';
import { paymentRoutes } from './outside/payment/routes.ts';
import { signInWithRoutes } from './outside/sign-in-with/routes.ts';
import { accountLinkRoutes } from './people/account-link/routes.ts';
import { apiTokenRoutes } from './people/api-token/routes.ts';
import type { SignInServices } from './people/auth/sign-in.ts';
import type { TwoFactor } from './people/auth/two-factor.ts';
import { companyRoutes } from './people/company/routes.ts';
import { connectedAppRoutes } from './people/connected-app/routes.ts';
import { invitationRoutes } from './people/invitation/routes.ts';
import { memberRoutes } from './people/member/routes.ts';
import { onboardingRoutes } from './people/onboarding/routes.ts';
import { personalPageRoutes } from './people/personal-page/routes.ts';
import { resourceRoutes } from './people/resource/routes.ts';
import { sessionRoutes } from './people/session/routes.ts';
import { signUpRoutes } from './people/sign-up/routes.ts';
import { teamRoutes } from './people/team/routes.ts';
import { twoFactorRoutes } from './people/two-factor/routes.ts';
import { userRoutes } from './people/user/routes.ts';
import { workspaceRoutes } from './people/workspace/routes.ts';
import { fileRoutes } from './platform/file-store/routes.ts';
import { healthRoutes } from './platform/health/routes.ts';
import type { Handlers } from './platform/http/handlers.ts';
import type { Services } from './platform/kernel/services.ts';
import { emailTemplateRoutes } from './post/email-template/routes.ts';
import { previewTemplate } from './post/messages/preview-template.ts';
import { previewWorkflow } from './post/messages/preview-workflow.ts';
import { mailLogRoutes } from './post/messages/routes.ts';
import { getMeetingPage, NONE } from './public/booking-page/get-booking-page.ts';
import { bookingPageRoutes } from './public/booking-page/routes.ts';
import { cardRoutes } from './public/card/routes.ts';
import { connectDoorRoutes } from './public/connect-door/routes.ts';
import { routingFormRoutes } from './public/routing-form/routes.ts';
import { appointmentRoutes } from './time/appointment/routes.ts';
import { availabilityRoutes } from './time/availability/routes.ts';
import { bookingRoutes } from './time/booking/routes.ts';
import { calendarRoutes } from './time/calendar/routes.ts';
import { calendarFeedRoutes } from './time/calendar-feed/routes.ts';
import { callbackRoutes } from './time/callback/routes.ts';
import { closingRoutes } from './time/closing/routes.ts';
import { decisionRoutes } from './time/decision/routes.ts';
import { departureRoutes } from './time/departure/routes.ts';
import { forgetMeRoutes } from './time/forget-me/routes.ts';
import { formFirstRoutes } from './time/form-first/routes.ts';
import { hostedAppointmentRoutes } from './time/hosted-appointment/routes.ts';
import { meetingTypeRoutes } from './time/meeting-type/routes.ts';
import { outOfOfficeRoutes } from './time/out-of-office/routes.ts';
import { pastAppointmentRoutes } from './time/past-appointment/routes.ts';
import { proposalRoutes } from './time/proposal/routes.ts';
import {
  plannedMessageRoutes,
  reminderRefusalRoutes,
  workflowRoutes,
} from './time/reminder/routes.ts';
import { scheduleRoutes } from './time/schedule/routes.ts';
import type { LoadMeetingPage } from './time/short-link/one-time-link.ts';
import { shortLinkRoutes } from './time/short-link/routes.ts';

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
    ...fileRoutes(services),
    ...bookingPageRoutes(services),
    ...availabilityRoutes(services),
    ...bookingRoutes(services, (request) => finishPaidBooking(payment, request)),
    ...appointmentRoutes(services),
    ...connectDoorRoutes(services),
    ...hostedAppointmentRoutes(services),
    ...decisionRoutes(services),
    ...paymentRoutes(payment),
    ...meetingTypeRoutes(services),
    ...workspaceRoutes(services),
    ...scheduleRoutes(services),
    ...outOfOfficeRoutes(services),
    ...onboardingRoutes(services),
    ...routingFormRoutes(services),
    ...proposalRoutes(services),
    ...shortLinkRoutes({ ...services, loadMeetingPage }),
    ...formFirstRoutes(services),
    ...reminderRefusalRoutes(services),
    ...plannedMessageRoutes(services),
    ...workflowRoutes(services, (asked, session) => previewWorkflow(services, session, asked)),
    ...emailTemplateRoutes(services, (asked, session) => previewTemplate(services, session, asked)),
    ...forgetMeRoutes(services),
    ...callbackRoutes(services),
    ...companyRoutes(services),
    ...teamRoutes(services),
    ...resourceRoutes(services),
    ...overviewRoutes(services),
    ...memberRoutes({ ...services, ...account }),
    ...departureRoutes(services),
    ...pastAppointmentRoutes(services),
    ...closingRoutes({ ...services, ...account }),
    ...invitationRoutes({ ...services, ...account }),
    ...signUpRoutes({ ...services, ...account }),
    ...sessionRoutes({ ...services, ...account }),
    ...calendarRoutes(services),
    ...calendarFeedRoutes(services),
    ...dashboardRoutes(services),
    ...extensionDownloadRoutes(services),
    ...officeSearchRoutes(services),
    ...accountLinkRoutes({ ...services, ...account }),
    ...signInWithRoutes({ ...services, ...account }),
    ...connectionRoutes(services, (returned) =>
      finishErrand({ ...services, ...account }, returned),
    ),
    ...twoFactorRoutes({ ...services, ...account }),
    ...userRoutes({ ...services, ...account }),
    ...personalPageRoutes(services),
    ...cardRoutes(services),
    ...apiTokenRoutes(services),
    ...connectedAppRoutes({ ...services, ...account }),
    ...mailLogRoutes(services),
    ...failedEffectRoutes(services, effectKinds),
    ...integrationRoutes(services),
    ...externalCalendarRoutes({ ...services, ...account }),
    ...conferenceAccountRoutes({ ...services, ...account }),
  };
}
