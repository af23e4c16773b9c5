import type { ComponentType } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { BookingReply } from '#shared/domain/booking/reply.ts';
import { client } from '#site/lib/client.ts';
import { confirmationPages } from '#site/lib/confirmation-pages.ts';

/** What follows a booking, as far as it came in time. */
export interface Ahead {
  readonly appointmentId: string;
  readonly appointment: PublicAppointment | undefined;
  readonly page: ComponentType | undefined;
}

/** A visitor who is booked should not wait for what makes the next page nicer. */
const PATIENCE_MS = 2000;
const SHORT_PATIENCE_MS = 500;

const { appointment: confirmed, success: awaited } = confirmationPages;

let asked: { readonly appointmentId: string; readonly ahead: Promise<Ahead> } | undefined;
let seen: Ahead | undefined;

/** The page that most bookings end with, asked for while the visitor types. */
export const prepareConfirmation = confirmed.warm;

/** Sees what follows a booking. Once it is there, `lookedAhead` answers with it at once. */
export function lookAhead(reply: BookingReply): Promise<Ahead> {
  const { appointmentId } = reply;
  if (asked?.appointmentId !== appointmentId) asked = { appointmentId, ahead: see(reply) };
  return asked.ahead;
}

/** Ends with it, or once it has taken too long for somebody who waits to hear that they are booked. */
export async function lookAheadShortly(reply: BookingReply): Promise<void> {
  await Promise.race([lookAhead(reply), wait(SHORT_PATIENCE_MS)]);
}

export function lookedAhead({ appointmentId }: BookingReply): Ahead | undefined {
  return seen?.appointmentId === appointmentId ? seen : undefined;
}

async function see(reply: BookingReply): Promise<Ahead> {
  const code = reply.bookingType === 'confirmed' ? confirmed : awaited;
  const [appointment, page] = await Promise.all([
    inTime(loadAppointment(reply)),
    inTime(code.load()),
  ]);
  seen = { appointmentId: reply.appointmentId, appointment, page };
  return seen;
}

async function loadAppointment({ appointmentId, secret }: BookingReply) {
  const { data } = await client.GET('/appointment/{appointmentId}', {
    params: { path: { appointmentId }, query: { secret } },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return data;
}

/** Undefined where it does not come: the next page asks for itself, and says what is wrong. */
async function inTime<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  try {
    return await Promise.race([coming, wait(PATIENCE_MS)]);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
