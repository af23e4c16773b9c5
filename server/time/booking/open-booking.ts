import type { Sql, Transaction } from '#server/platform/db/database.ts';
import type { MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import { type OpenedAsk, openAsk } from '#server/time/reservation/ask.ts';
import { checkNamedGroup } from '#server/time/reservation/check-named-group.ts';
import { lockProposal } from '#server/time/reservation/lock-proposal.ts';
import { findLinkHost } from '#server/time/short-link/one-time-link.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { FormContext } from '#shared/domain/fields/fields-to-show.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type AttendeeDetails, toAttendeeDetails, toClientDetails } from './attendee-row.ts';
import { choosePlace, type Place } from './choose-place.ts';

/** A start that somebody asks for. */
export interface AskedStart {
  readonly request: BookingRequest;
  readonly startMinute: number;
  /** The minute in which the start is decided on. */
  readonly nowMinute: number;
  /** It has taken place. */
  readonly isRecord?: boolean;
  /** The host who books it for a client, of whom they know what they know. */
  readonly byHostId?: string;
  /** Whoever may book it says that hours, notice and limits do not count. */
  readonly isOffHours?: boolean;
}

/** What a request was found to be about: everything that only its answers can get wrong is right. */
export interface OpenedBooking {
  readonly opened: OpenedAsk;
  readonly place: Place;
  readonly details: AttendeeDetails;
}

/**
 * Reads what a booking depends on and checks the attendee's answers.
 * @throws Refusal for unknown or disabled meeting types and for answers that are not accepted.
 */
export async function openBooking(tx: Transaction, asked: AskedStart): Promise<OpenedBooking> {
  const { request, startMinute, nowMinute, isRecord = false, isOffHours = false } = asked;
  const { meetingTypeId, proposal: token } = request;
  const proposal =
    token === undefined ? undefined : await lockProposal(tx, { token, meetingTypeId });
  const opened = await openAsk(tx, {
    ...{ meetingTypeId, proposal },
    hostIds: await chooseHosts(tx, request),
    channel: request.channel,
    durationMinutes: request.duration,
    startMinute,
    nowMinute,
    isRecord: isRecord || isOffHours,
  });
  const { meetingType } = opened;
  checkQueue(meetingType, request);
  await checkGroup(tx, meetingType, request);
  const place = choosePlace(meetingType, request);
  const context = toFormContext(meetingType, place);
  const read = asked.byHostId === undefined ? toAttendeeDetails : toClientDetails;
  return { opened, place, details: read(meetingType.form, request.attendee, context) };
}

/** What of a start a booking wants. */
export function toWish({ place, details }: Pick<OpenedBooking, 'place' | 'details'>) {
  return {
    resourceChannelIds: place.resourceChannelIds,
    seats: 1 + details.guests.length,
    email: details.email.toLowerCase(),
  };
}

function toFormContext(meetingType: MeetingTypeFacts, place: Place): FormContext {
  return {
    channel: place.channel,
    hideAddressField: meetingType.settings.hideAddressField,
    showDataPolicyLink: meetingType.showDataPolicyLink,
    allowAddingGuests: meetingType.settings.meetingOptions.allowAddingGuests,
  };
}

/** The hosts who are asked: a one-time link may be for one of them alone. */
async function chooseHosts(
  sql: Sql,
  { oneTimeLinkId, hostIds }: BookingRequest,
): Promise<readonly string[] | undefined> {
  const own = oneTimeLinkId === undefined ? null : await findLinkHost(sql, oneTimeLinkId);
  if (own === null) return hostIds;
  if (hostIds?.some((hostId) => hostId !== own)) {
    refuse('host-not-assigned', 'This link is for another host', [
      { path: 'hostIds', code: 'host-not-assigned', message: 'This link is for another host' },
    ]);
  }
  return [own];
}

/** A queue is named that is another meeting type's, or nobody's. */
function checkQueue(meetingType: MeetingTypeFacts, { queueId }: BookingRequest): void {
  if (queueId === undefined || queueId === meetingType.queueId) return;
  const message = 'This is not the queue of the meeting type';
  refuse('validation-failed', message, [{ path: 'queueId', code: 'not-an-option', message }]);
}

/** Spec A §8: an appointment to join is named, but the meeting type seats nobody together. */
async function checkGroup(
  sql: Sql,
  { meetingTypeId, totalSpots, groups }: MeetingTypeFacts,
  { appointmentId }: BookingRequest,
): Promise<void> {
  if (appointmentId === undefined) return;
  if (totalSpots === null) {
    refuse('meeting-type-group-not-allowed', 'This meeting type is for one attendee');
  }
  await checkNamedGroup(sql, { meetingTypeId, groups }, appointmentId);
}
