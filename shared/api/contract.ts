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
  getTeamBookingPage,
  getTeamBookingPageV1,
  getTeamPage,
} from './booking-page.ts';
import { getHealth, getReady } from './health.ts';
import { getMail, listMails } from './mail-log.ts';
import { getSession } from './session.ts';

/** Every endpoint by its operation id. The server mounts this, the client and OpenAPI are made of it. */
export const contract = {
  getHealth,
  getReady,
  getBookingPage,
  getTeamPage,
  getTeamBookingPage,
  getTeamBookingPageV1,
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
} as const;

export type Contract = typeof contract;
