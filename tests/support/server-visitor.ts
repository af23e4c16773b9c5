import { randomUUID } from 'node:crypto';
import type { BookingRequestInput } from '#shared/api/booking.ts';
import { type ApiClient, createClient } from '#shared/api/client.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { startsOf } from './api-bookings.ts';

/** A visitor of the demo workspace on a running server. */
export interface Visitor {
  readonly client: ApiClient;
  /** The id of one of Ada's meeting types. */
  findMeetingType(slug: string): Promise<string>;
  /** The free starts of the next weeks. */
  findStarts(meetingTypeId: string): Promise<string[]>;
}

const DAY_MS = 86_400_000;

export function visitServer(origin: string): Visitor {
  const client = createClient({ origin });
  return {
    client,
    async findMeetingType(slug) {
      const { data } = await client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
        params: { path: { companySlug: '-', meetingSlug: slug, userSlug: 'ada' }, query: {} },
      });
      if (!data || !('meetingType' in data)) throw new Error(`No meeting type ${slug}`);
      return data.meetingType.id;
    },
    findStarts(meetingTypeId) {
      const nowMs = Date.now();
      return startsOf(client, {
        meetingTypeId,
        start: new Date(nowMs).toISOString(),
        end: new Date(nowMs + 60 * DAY_MS).toISOString(),
      });
    },
  };
}

/** What a visitor of the demo sends, numbered so that each is somebody else. */
export function aVisitorsRequest(
  visitor: number,
  request: Pick<BookingRequestInput, 'meetingTypeId' | 'start' | 'duration'>,
): BookingRequestInput {
  return {
    ...request,
    attendee: {
      fullname: `Visitor ${visitor}`,
      email: `visitor${visitor}@visitor.test`,
      timezone: 'Europe/Berlin',
      dataPolicyAccepted: true,
    },
  };
}

/** What a server answers whose database did not: asked again under the same key, it books once. */
const BUSY = 'temporarily-unavailable';

/**
 * One of many who want something at the same moment: `booked`, or the status and code of the refusal.
 * A server that was too busy to decide is asked again, as its visitors do.
 */
export async function bookInRace(client: ApiClient, body: BookingRequestInput): Promise<string> {
  const params = { header: { 'idempotency-key': randomUUID() } };
  for (;;) {
    const answer = await client.POST('/booking', { body, params }).then(
      () => 'booked' as const,
      (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
    );
    if (answer === 'booked') return answer;
    if (answer.code !== BUSY) return `${answer.status} ${answer.code}`;
  }
}
