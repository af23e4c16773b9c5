import type { Channel } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Clock } from '#shared/time/format.ts';

export interface MailRecipient {
  readonly email: string;
  readonly name: string;
  /** How they are greeted, where that is known apart from the whole name. */
  readonly firstname?: string;
  readonly language: Language;
  /** IANA zone of every time in the mail; an unknown one reads as UTC. */
  readonly timeZone: string;
  /** How they read times; 24 hours unless they have said so. */
  readonly clock?: Clock | undefined;
}

export interface MailPerson {
  readonly name: string;
  readonly email: string;
}

export interface MailHost extends MailPerson {
  /** The hash of its file; absolute address once it is printed. */
  readonly picture?: string;
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
  /** What its host calls a meeting at a link of their own. */
  readonly customChannelName?: string;
  readonly location?: string;
  readonly meetingLink?: string;
  /** Where the attendee calls, or the number that the host calls from on WhatsApp. */
  readonly hostPhone?: string;
  readonly isCancelled: boolean;
}

export interface MailCompany {
  readonly name: string;
  /** `#rrggbb`; anything else reads as the default brand colour. */
  readonly brandColor: string;
  /** The hash of its file; absolute http(s) address of an image once it is printed. */
  readonly logo?: string;
  readonly imprintLink?: string;
  readonly dataPolicyLink?: string;
  readonly hideBranding: boolean;
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
  /** Where its reader ends mails like it by one press (RFC 8058). */
  readonly unsubscribeLink?: string | undefined;
}
