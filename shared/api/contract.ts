import { getAppointment } from './appointment.ts';
import { getAvailability } from './availability.ts';
import {
  confirmCancel,
  confirmReschedule,
  createBooking,
  initiateCancel,
  initiateReschedule,
} from './booking.ts';
import {
  getBookingPage,
  getMeetingBookingPage,
  getTeamBookingPage,
  getTeamBookingPageV1,
  getTeamPage,
} from './booking-page.ts';
import { requestCallback } from './callback.ts';
import { getSlugAvailability } from './company.ts';
import { getDemo } from './demo.ts';
import { validateEmailQuality } from './email-quality.ts';
import { confirmForget, requestForget } from './forget-me.ts';
import { createFormFirstContact, updateFormFirstContact } from './form-first.ts';
import { getHealth, getReady } from './health.ts';
import {
  createBackDatedBooking,
  groupCancelBooking,
  hostCancelBooking,
  hostRescheduleBooking,
} from './host-booking.ts';
import { getMail, listMails } from './mail-log.ts';
import { patchMeetingType } from './meeting-type.ts';
import {
  captureWalletOrder,
  createPaymentOrder,
  getPaymentOrder,
  giveUpPaymentOrder,
} from './payment.ts';
import {
  confirmProvisionalBooking,
  declineProvisionalBooking,
  getProvisionalBooking,
} from './provisional.ts';
import { validateQueue } from './queue.ts';
import { getQualifier, getRoutingForm, getRoutingFormBySlug, qualify } from './routing-form.ts';
import { getSession } from './session.ts';
import { createOneTimeLink, createShortLink, getOneTimeLink, getShortLink } from './short-link.ts';
import { confirmSignUp, lookUpSignUp, requestSignUp } from './sign-up.ts';

/** Every endpoint by its operation id. The server mounts this, the client and OpenAPI are made of it. */
export const contract = {
  getHealth,
  getReady,
  getDemo,
  getBookingPage,
  getTeamPage,
  getTeamBookingPage,
  getTeamBookingPageV1,
  getMeetingBookingPage,
  getAvailability,
  createBooking,
  getAppointment,
  initiateCancel,
  confirmCancel,
  initiateReschedule,
  confirmReschedule,
  getSession,
  listMails,
  getMail,
  getProvisionalBooking,
  confirmProvisionalBooking,
  declineProvisionalBooking,
  hostCancelBooking,
  groupCancelBooking,
  hostRescheduleBooking,
  createBackDatedBooking,
  patchMeetingType,
  validateQueue,
  getQualifier,
  getRoutingForm,
  getRoutingFormBySlug,
  qualify,
  createShortLink,
  getShortLink,
  createOneTimeLink,
  getOneTimeLink,
  validateEmailQuality,
  createFormFirstContact,
  updateFormFirstContact,
  requestForget,
  confirmForget,
  requestCallback,
  getSlugAvailability,
  requestSignUp,
  lookUpSignUp,
  confirmSignUp,
  createPaymentOrder,
  captureWalletOrder,
  getPaymentOrder,
  giveUpPaymentOrder,
} as const;

export type Contract = typeof contract;
