/** The specification's numbers, once each. Citations are to Spec A (booking) and Spec B (admin). */

/** Spec A §9: hosts per page in host selection. */
export const HOSTS_PER_PAGE = 4;
/** Spec A §9: the zone before the visitor's own is known. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';
/** Spec A §9: availability is fresh for five minutes. */
export const AVAILABILITY_CACHE_MS = 300_000;
/** Spec A §9: duration when a meeting type has none. */
export const FALLBACK_DURATION_MINUTES = 30;
/** Spec A §9: toasts. */
export const ERROR_TOAST_MS = 4_000;
export const PAYMENT_PROBLEM_TOAST_MS = 15_000;
export const PROCESSING_TOAST_MS = 3_000;
/** Spec A §9: phone numbers. */
export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;
/** Spec A §5, §9: what a number without its country may be, after an optional prefix. */
export const PHONE_FALLBACK_PATTERN = /^(?:\+\d{1,3})?\d{7,12}$/;
/** Spec A §9: guests are keyed 0 to 9. */
export const MAX_GUESTS = 10;
/** Spec A §9: skeleton loaders. */
export const SKELETON_SLOTS = 7;
/** Spec A §9: mobile layout below this width in CSS pixels. */
export const MOBILE_BELOW_PX = 768;
/** Spec A §9: brand colour of booking pages. */
export const DEFAULT_BRAND_COLOR = '#3B81F6';
/** Longest range of one availability call, in days. */
export const MAX_AVAILABILITY_DAYS = 62;
/** Most starts that one availability call asks about. */
export const MAX_ASKED_STARTS = 100;
/** Longest texts we store, in characters. */
export const MAX_NAME_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 254;
/** So many are invited by one call. */
export const MAX_INVITED = 50;
export const MAX_TEXT_LENGTH = 5_000;
/** A line that says how somebody is reached. */
export const MAX_CONTACT_LENGTH = 200;
/** Most choices of one field. */
export const MAX_OPTIONS = 200;
/** An address of one's own: `/{slug}`. */
export const SLUG_MIN_LENGTH = 3;
export const SLUG_MAX_LENGTH = 40;
/** Passwords, in characters. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** So long the link of an invitation works. */
export const INVITATION_DAYS = 7;
/** So long before the start the way to join a meeting stands out. */
export const JOIN_FROM_MINUTES = 10;
/** So long after its end a meeting's room stays open, unless its meeting type says otherwise. */
export const ROOM_CLOSES_MINUTES = 60;

/** So many days ahead external calendars are known: beyond the longest booking window (1,095). */
export const CALENDAR_HORIZON_DAYS = 1130;
