import type { PublicAppointment } from './api/appointment.ts';
import type { BookingPageReply } from './api/booking-page.ts';
import type { RoomDoor } from './api/connect.ts';
import type { KnownTimes } from './domain/availability/known-times.ts';

/** The `<script type="application/json">` in which our server leaves a page what it would ask for. */
export const PAGE_DATA_ID = 'page-data';

/** The same at the end of a page, of what takes longer. */
export const PAGE_END_ID = 'page-end';

/** The `<meta>` that names the language of an office's screen that our server has written, also before it is here. */
export const VIEW_LANGUAGE = 'view-language';

/** What a filled booking page carries; a page from a static host carries nothing and asks. */
export interface PageData {
  /** What the API answers this page when nobody is signed in. */
  readonly reply: BookingPageReply;
  /** Of a page of one meeting that can be booked. */
  readonly times?: KnownTimes;
}

/** The same of a page about one appointment: what the API answers its link when nobody is signed in. */
export interface AppointmentData {
  readonly appointment: PublicAppointment;
}

/** The same of the pages of a room: what its door says to the one who asked for the page. */
export interface RoomData {
  readonly door: RoomDoor;
}

/**
 * The same of a screen of the office: what the API answers to the one who is signed in, by path (`/session`);
 * null for what follows at the page's end.
 */
export type OfficeData = Readonly<Record<string, unknown>>;

/** JSON that cannot end the script around it, nor open another. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (found) =>
    found === '<' ? '\\u003c' : found === '\u2028' ? '\\u2028' : '\\u2029',
  );
}
