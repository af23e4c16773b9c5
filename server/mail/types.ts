import type { Channel } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Price } from '#shared/domain/payment/price.ts';
import type { PaymentNote } from '#shared/domain/payment/refund-notes.ts';

/** Mails that an appointment's facts are enough for. A new one is a row here and a file in `kinds/`. */
export type MailKind =
  | 'attendee-confirmation'
  | 'host-confirmation'
  | 'guest-confirmation'
  | 'attendee-reschedule'
  | 'host-reschedule'
  | 'guest-reschedule'
  | 'attendee-cancellation'
  | 'host-cancellation'
  | 'guest-cancellation'
  | 'attendee-seat-cancelled'
  | 'guest-seat-cancelled'
  | 'attendee-seat-left'
  | 'host-seat-left'
  | 'guest-seat-left'
  | 'cancel-link'
  | 'reschedule-link'
  | 'attendee-provisional-expired'
  | 'attendee-awaits-host'
  | 'attendee-declined';

/** Who reads a mail: whoever booked, a host, or somebody the attendee brings along. */
export type Audience = 'attendee' | 'host' | 'guest';

export interface MailRecipient {
  readonly email: string;
  readonly name: string;
  /** How they are greeted, where that is known apart from the whole name. */
  readonly firstname?: string;
  readonly language: Language;
  /** IANA zone of every time in the mail; an unknown one reads as UTC. */
  readonly timeZone: string;
}

export interface MailPerson {
  readonly name: string;
  readonly email: string;
}

export interface MailAttendee extends MailPerson {
  readonly phone?: string;
  readonly language: Language;
  /** Brought along by the attendee who booked. */
  readonly isGuest?: boolean;
  /** Comes no longer: named in a mail about it, and in no calendar file that invites. */
  readonly hasLeft?: boolean;
  /** Has another seat of the same group: what the mail tells has happened to somebody else. */
  readonly isOther?: boolean;
}

/** When and what, whether or not it became an appointment. Instants as ISO text. */
export interface MailTime {
  readonly startIso: string;
  readonly endIso: string;
  readonly durationMinutes: number;
  /** The meeting type's name. */
  readonly title: string;
}

export interface MailAppointment extends MailTime {
  readonly id: string;
  /** The same in every calendar file of one appointment. */
  readonly uid: string;
  /** Raised by one with every change, so that calendars take the newer file. */
  readonly sequence: number;
  readonly description?: string;
  readonly channel: Channel;
  readonly location?: string;
  readonly meetingLink?: string;
  /** Where the attendee calls. */
  readonly hostPhone?: string;
  readonly isCancelled: boolean;
}

export interface MailCompany {
  readonly name: string;
  /** `#rrggbb`; anything else reads as the default brand colour. */
  readonly brandColor: string;
  /** Absolute http(s) address of an image. */
  readonly logo?: string;
  readonly imprintLink?: string;
  readonly dataPolicyLink?: string;
  readonly hideBranding: boolean;
}

/** What every mail about a booked time is written from. Every text may come from a stranger. */
export interface TimeFacts {
  readonly recipient: MailRecipient;
  readonly appointment: MailTime;
  readonly company: MailCompany;
  /** At least one; the first invites, see `calendar-attachment.ts`. */
  readonly hosts: readonly MailPerson[];
  /** All of them; a mail shows its reader only whom they may see (`visible-people.ts`). */
  readonly attendees: readonly MailAttendee[];
  /** Of a group. */
  readonly seats?: { readonly taken: number; readonly total: number };
  /** How attendees reach the host, where the host has said so. */
  readonly hostContact?: string;
  /** Why a host or an attendee does not want it. */
  readonly cancelReason?: string;
  /** Where a rescheduled appointment was before. */
  readonly previousStartIso?: string;
  /** What was paid for it, and what becomes of that, where there is something to say. */
  readonly payment?: Price & { readonly note?: PaymentNote | undefined };
  /** Absolute addresses. */
  readonly links: {
    /** Where another time can be booked, for one that will not take place. */
    readonly book?: string;
  };
}

/** What every mail about an appointment, provisional or not, is written from. */
export interface AppointmentFacts extends TimeFacts {
  readonly appointment: MailAppointment;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly notes?: string;
  readonly links: AppointmentLinks;
}

export interface AppointmentLinks {
  readonly appointment: string;
  readonly cancel?: string;
  readonly reschedule?: string;
  readonly book?: string;
}

/** A mail about an appointment that needs no more than its facts. */
export interface AppointmentMail extends AppointmentFacts {
  readonly kind: MailKind;
}

/** RFC 5546: an invitation or a change, a cancellation, or a file to add by hand. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  /** `text/calendar; charset=utf-8; method=REQUEST` */
  readonly contentType: string;
  readonly method: CalendarMethod;
}

/** A mail ready to be kept or sent; plain data, so that it survives a job queue. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** Whom an answer reaches: the host, or for a host's mail the attendee. */
  readonly replyTo?: MailPerson;
}
