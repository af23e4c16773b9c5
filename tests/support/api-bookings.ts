import type { BookingReply, BookingRequestInput } from '#shared/api/booking.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { Channel } from '#shared/domain/channels.ts';
import { ApiError } from '#shared/errors/api-error.ts';

type AttendeeInput = BookingRequestInput['attendee'];

/** What a visitor sends who fills the short form. */
export function aBookingRequest(
  changes: Omit<Partial<BookingRequestInput>, 'attendee'> & {
    readonly meetingTypeId: string;
    readonly start: string;
    readonly attendee?: Partial<AttendeeInput>;
  },
): BookingRequestInput {
  return {
    ...changes,
    attendee: {
      fullname: 'Maya Lindqvist',
      email: 'maya@visitor.test',
      timezone: 'Europe/Stockholm',
      ...changes.attendee,
    },
  };
}

/** Books, and hands back the reply. */
export async function book(
  client: ApiClient,
  request: Parameters<typeof aBookingRequest>[0],
  idempotencyKey?: string,
): Promise<BookingReply> {
  const { data } = await client.POST('/booking', {
    body: aBookingRequest(request),
    params: { header: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey } },
  });
  if (!data) throw new Error('A booking was answered without a body.');
  return data;
}

/** The starts of a range as the API lists them, in one flat list. */
export async function startsOf(
  client: ApiClient,
  query: {
    readonly meetingTypeId: string;
    readonly start: string;
    readonly end: string;
    readonly timezone?: string;
    readonly hostIds?: string[];
    readonly meetingDuration?: number;
    readonly existingAppointmentId?: string;
    readonly resourceChannelIds?: string[];
    readonly channel?: Channel;
    readonly starts?: string[];
    readonly proposal?: string;
    readonly calculationMethod?: 'EVERYONE' | 'ANYONE';
  },
): Promise<string[]> {
  const { data } = await client.GET('/booking-availability', {
    params: { query: { timezone: 'UTC', ...query } },
  });
  return (data?.dates ?? []).flatMap(({ spots }) => spots.map(({ startTime }) => startTime));
}

/** The ApiError that a call is refused with; throws when it is not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome ?? new Error('The call was not refused.');
}

/** `409 slot-no-longer-available`, for one line of an expectation. */
export async function refusedWith(call: Promise<unknown>): Promise<string> {
  const { status, code } = await refusalOf(call);
  return `${status} ${code}`;
}
