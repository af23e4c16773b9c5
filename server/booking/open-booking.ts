import {
  type LoadedFacts,
  loadFacts,
  type MeetingTypeFacts,
} from '#server/availability/load-facts.ts';
import type { Sql } from '#server/db/database.ts';
import { findLinkHost } from '#server/short-link/one-time-link.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { FormContext } from '#shared/domain/fields/fields-to-show.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type AttendeeDetails, toAttendeeDetails } from './attendee-row.ts';
import { choosePlace, type Place } from './decide-booking.ts';

/** A start that somebody asks for. */
export interface AskedStart {
  readonly request: BookingRequest;
  readonly startMinute: number;
  /** The minute in which the start is decided on. */
  readonly nowMinute: number;
}

/** What a request was found to be about: everything that only its answers can get wrong is right. */
export interface Opened {
  readonly loaded: LoadedFacts;
  readonly place: Place;
  readonly details: AttendeeDetails;
  /** Reads the facts once more, for whoever has waited for their turn since. */
  readonly reload: () => Promise<LoadedFacts>;
}

/**
 * Reads what a booking depends on and checks the attendee's answers.
 * @throws Refusal for unknown or disabled meeting types and for answers that are not accepted.
 */
export async function openBooking(sql: Sql, asked: AskedStart): Promise<Opened> {
  const hostIds = await chooseHosts(sql, asked.request);
  const reload = () => load(sql, asked, hostIds);
  const loaded = await reload();
  checkGroup(loaded.meetingType, asked.request);
  const place = choosePlace(loaded.meetingType, asked.request);
  const context = toFormContext(loaded.meetingType, place);
  const details = toAttendeeDetails(loaded.meetingType.form, asked.request.attendee, context);
  return { loaded, place, details, reload };
}

export function toFormContext(meetingType: MeetingTypeFacts, place: Place): FormContext {
  return {
    channel: place.channel,
    hideAddressField: meetingType.settings.hideAddressField,
    showDataPolicyLink: meetingType.showDataPolicyLink,
    allowAddingGuests: meetingType.settings.meetingOptions.allowAddingGuests,
  };
}

/** Limits and seats are counted, so those who count take turns; all others race freely. */
export function needsTurns({ limits, totalSpots }: MeetingTypeFacts): boolean {
  return totalSpots !== null || Object.keys(limits).length > 0;
}

/** The hosts who are asked: a one-time link may be for one of them alone. */
async function chooseHosts(
  sql: Sql,
  { oneTimeLinkId, hostIds }: BookingRequest,
): Promise<readonly string[] | undefined> {
  const own = oneTimeLinkId === undefined ? null : await findLinkHost(sql, oneTimeLinkId);
  if (own === null) return hostIds;
  if (hostIds?.length && !hostIds.includes(own)) {
    refuse('host-not-assigned', 'This link is for another host', [
      { path: 'hostIds', code: 'host-not-assigned', message: 'This link is for another host' },
    ]);
  }
  return [own];
}

/** Spec A §8: an appointment to join is named, but the meeting type seats nobody together. */
function checkGroup({ totalSpots }: MeetingTypeFacts, { appointmentId }: BookingRequest): void {
  if (appointmentId !== undefined && totalSpots === null) {
    refuse('meeting-type-group-not-allowed', 'This meeting type is for one attendee');
  }
}

function load(
  sql: Sql,
  { request, startMinute, nowMinute }: AskedStart,
  hostIds: readonly string[] | undefined,
): Promise<LoadedFacts> {
  return loadFacts(sql, {
    purpose: 'decide',
    meetingTypeId: request.meetingTypeId,
    hostIds,
    channel: request.channel,
    durationMinutes: request.duration,
    range: { startMinute, endMinute: startMinute + 1 },
    nowMinute,
  });
}
