import { accountLinkApi } from './account-link.ts';
import { apiTokenApi } from './api-token.ts';
import { appointmentApi } from './appointment.ts';
import { availabilityApi } from './availability.ts';
import { bookingApi } from './booking.ts';
import { bookingPageApi } from './booking-page.ts';
import { calendarApi } from './calendar.ts';
import { calendarFeedApi } from './calendar-feed.ts';
import { callbackApi } from './callback.ts';
import { companyApi } from './company.ts';
import { companyClosingApi } from './company-closing.ts';
import { conferenceAccountApi } from './conference-account.ts';
import { connectApi } from './connect.ts';
import { connectedAppApi } from './connected-app.ts';
import { connectionApi } from './connection.ts';
import { dashboardApi } from './dashboard.ts';
import { decisionApi } from './decision.ts';
import { demoApi } from './demo.ts';
import { emailQualityApi } from './email-quality.ts';
import { emailTemplateApi } from './email-template.ts';
import { extensionDownloadApi } from './extension-download.ts';
import { failedEffectApi } from './failed-effect.ts';
import { fileApi } from './file.ts';
import { forgetMeApi } from './forget-me.ts';
import { formFirstApi } from './form-first.ts';
import { healthApi } from './health.ts';
import { hostBookingApi } from './host-booking.ts';
import { hostedAppointmentApi } from './hosted-appointment.ts';
import { integrationApi } from './integration.ts';
import { invitationApi } from './invitation.ts';
import { mailLogApi } from './mail-log.ts';
import { meetingTypeEditorApi } from './meeting-type-editor.ts';
import { meetingTypeHostApi } from './meeting-type-host.ts';
import { meetingTypeListApi } from './meeting-type-list.ts';
import { memberApi } from './member.ts';
import { officeSearchApi } from './office-search.ts';
import { onboardingApi } from './onboarding.ts';
import { outOfOfficeApi } from './out-of-office.ts';
import { overviewApi } from './overview.ts';
import { pastAppointmentApi } from './past-appointment.ts';
import { paymentApi } from './payment.ts';
import { personalPageApi, publicCardApi } from './personal-page.ts';
import { plannedMessageApi } from './planned-message.ts';
import { proposalApi } from './proposal.ts';
import { providerReturnApi } from './provider-return.ts';
import { provisionalApi } from './provisional.ts';
import { queueApi } from './queue.ts';
import { reminderRefusalApi } from './reminder-refusal.ts';
import { resourceApi } from './resource.ts';
import { routingFormApi } from './routing-form.ts';
import { scheduleApi } from './schedule.ts';
import { sessionApi } from './session.ts';
import { shortLinkApi } from './short-link.ts';
import { signInWithApi } from './sign-in-with.ts';
import { signUpApi } from './sign-up.ts';
import { teamApi } from './team.ts';
import { twoFactorApi } from './two-factor.ts';
import { userApi } from './user.ts';
import { waysToMeetApi } from './ways-to-meet.ts';
import { workflowApi } from './workflow.ts';
import { workspaceApi } from './workspace.ts';

/** Every endpoint by its operation id. The server mounts this, the client and OpenAPI are made of it. */
export const contract = {
  ...healthApi,
  ...demoApi,
  ...fileApi,
  ...bookingPageApi,
  ...availabilityApi,
  ...bookingApi,
  ...appointmentApi,
  ...sessionApi,
  ...calendarApi,
  ...calendarFeedApi,
  ...dashboardApi,
  ...officeSearchApi,
  ...accountLinkApi,
  ...twoFactorApi,
  ...signInWithApi,
  ...providerReturnApi,
  ...userApi,
  ...personalPageApi,
  ...publicCardApi,
  ...waysToMeetApi,
  ...apiTokenApi,
  ...connectedAppApi,
  ...mailLogApi,
  ...extensionDownloadApi,
  ...failedEffectApi,
  ...integrationApi,
  ...connectionApi,
  ...conferenceAccountApi,
  ...provisionalApi,
  ...hostBookingApi,
  ...hostedAppointmentApi,
  ...decisionApi,
  ...meetingTypeListApi,
  ...meetingTypeHostApi,
  ...workspaceApi,
  ...meetingTypeEditorApi,
  ...queueApi,
  ...scheduleApi,
  ...outOfOfficeApi,
  ...onboardingApi,
  ...routingFormApi,
  ...proposalApi,
  ...shortLinkApi,
  ...emailQualityApi,
  ...formFirstApi,
  ...forgetMeApi,
  ...reminderRefusalApi,
  ...plannedMessageApi,
  ...workflowApi,
  ...emailTemplateApi,
  ...callbackApi,
  ...companyApi,
  ...companyClosingApi,
  ...pastAppointmentApi,
  ...memberApi,
  ...teamApi,
  ...resourceApi,
  ...overviewApi,
  ...invitationApi,
  ...signUpApi,
  ...paymentApi,
  ...connectApi,
} as const;

export type Contract = typeof contract;
