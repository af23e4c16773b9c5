import type { BookingPageReply } from '#shared/api/booking-page.ts';

/** The reply for a page of one meeting type. */
export type LoadedPage = Extract<BookingPageReply, { meetingType: unknown }>;
