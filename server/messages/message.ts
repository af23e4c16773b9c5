import type { Price } from '#shared/domain/payment/price.ts';
import type {
  AppointmentFacts,
  AppointmentLinks,
  AppointmentMail,
  MailCompany,
  MailKind,
  MailRecipient,
  TimeFacts,
} from '../mail/types.ts';

/** Double opt-in: whoever booked confirms that the address is theirs. */
export interface OptInMail extends AppointmentFacts {
  readonly kind: 'attendee-opt-in';
  readonly links: AppointmentLinks & { readonly confirm: string };
  /** Until when the time is held. */
  readonly expiresAtIso: string;
}

/** A host is asked whether they want the appointment. */
export interface HostRequestMail extends AppointmentFacts {
  readonly kind: 'host-confirmation-request';
  readonly links: AppointmentLinks & { readonly confirm: string; readonly decline: string };
  /** Until when the time is held. */
  readonly expiresAtIso: string;
}

/** Mails about a payment given back, because its time was gone. */
export type RefundMailKind = 'attendee-refunded' | 'host-refunded';

/** A paid time was gone, so there is no appointment and the money goes back. */
export interface RefundMail extends TimeFacts {
  readonly kind: RefundMailKind;
  readonly refund: Price;
}

/** A host reads that the payment of an appointment went back, or never arrived. */
export interface TakenBackMail extends AppointmentFacts {
  readonly kind: 'host-payment-taken-back';
  readonly takenBack: Price & { readonly reason: 'refunded' | 'disputed' | 'failed' };
}

/** What every mail that is about no appointment is written from. */
export interface PersonFacts {
  readonly recipient: MailRecipient;
  /** Left out where the whole installation writes. */
  readonly company?: MailCompany;
}

/** A host reads who would like to be called back. */
export interface CallbackMail extends PersonFacts {
  readonly kind: 'callback-request';
  /** The meeting type whose page they came from. */
  readonly meetingName?: string;
  readonly caller: {
    readonly name: string;
    readonly phone: string;
    readonly email?: string;
    readonly notes?: string;
    /** IANA zone they are in. */
    readonly timeZone: string;
  };
}

/** Whoever owns an address confirms that their data shall be erased. */
export interface ForgetMail extends PersonFacts {
  readonly kind: 'forget-link';
  readonly links: { readonly confirm: string };
  /** Until when the link works. */
  readonly expiresAtIso: string;
}

/** Whoever owns an address confirms that a page and an account shall be theirs. */
export interface SignUpLinkMail extends PersonFacts {
  readonly kind: 'sign-up-link';
  readonly links: { readonly confirm: string };
  /** Until when the link works. */
  readonly expiresAtIso: string;
}

/** Somebody signs up with an address that has an account. */
export interface SignUpKnownMail extends PersonFacts {
  readonly kind: 'sign-up-known';
  readonly links: { readonly signIn: string };
}

/** Every mail by its kind, with just what that kind needs. */
export interface MailByKind
  extends Record<MailKind, AppointmentMail>,
    Record<RefundMailKind, RefundMail> {
  'attendee-opt-in': OptInMail;
  'host-confirmation-request': HostRequestMail;
  'host-payment-taken-back': TakenBackMail;
  'callback-request': CallbackMail;
  'forget-link': ForgetMail;
  'sign-up-link': SignUpLinkMail;
  'sign-up-known': SignUpKnownMail;
}

export type Mail = MailByKind[keyof MailByKind];
/** About a person, not about an appointment. */
export type PersonMail = CallbackMail | ForgetMail | SignUpMail;
export type SignUpMail = SignUpLinkMail | SignUpKnownMail;
/** About a booked time, whether or not an appointment came of it. */
export type TimeMail = Exclude<Mail, PersonMail>;
