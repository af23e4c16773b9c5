import type { BookingReply } from '#shared/api/booking.ts';
import type { TestApi } from '../api.ts';
import { book } from '../api-bookings.ts';
import { at } from '../api-slots.ts';
import { type AHost, type AMeetingType, aMeetingType, type MeetingTypeWish } from '../builders.ts';
import type { StripeStandIn } from '../stand-ins/stripe-stand-in.ts';

/** What a scenario can do: a host of their own, and a visitor. */
export interface World {
  readonly api: TestApi;
  readonly host: AHost;
  readonly stripe: StripeStandIn;
  offer(wish?: MeetingTypeWish, by?: readonly [AHost, ...AHost[]]): Promise<AMeetingType>;
  /** Books ten o'clock unless another start is said. */
  book(
    of: Pick<AMeetingType, 'meetingTypeId'>,
    changes?: Omit<Partial<Parameters<typeof book>[1]>, 'meetingTypeId'>,
    key?: string,
  ): Promise<BookingReply>;
}

/** Brings about one refusal; resolves where nothing was refused. */
export type Scenario = (world: World) => Promise<unknown>;

export function createWorld(api: TestApi, host: AHost, stripe: StripeStandIn): World {
  return {
    api,
    host,
    stripe,
    offer: (wish, by = [host]) => aMeetingType(api.db, by, wish),
    book: ({ meetingTypeId }, changes, key) =>
      book(api.client, { start: at('10:00'), ...changes, meetingTypeId }, key),
  };
}
