import type en from '#locales/en/mail.json';
import type {
  MailAppointment,
  MailAttendee,
  MailCompany,
  MailHost,
  MailPerson,
  MailRecipient,
  MailTime,
} from '#server/platform/kernel/mail-types.ts';
import type { DecisionKind } from '#shared/domain/decision/decisions.ts';
import type { Price } from '#shared/domain/payment/price.ts';
import type { PaymentNote } from '#shared/domain/payment/refund-notes.ts';
import type { OwnText, WorkflowTrigger } from '#shared/domain/reminder/workflow.ts';

/**
 * Who reads a message: whoever booked, a host, somebody the attendee brings along, the owner of an
 * account, or somebody of whom nothing is known but an address.
 */
export type Audience = 'attendee' | 'host' | 'guest' | 'account' | 'visitor';
/** Those who have to do with a booked time. */
export type TimeAudience = 'attendee' | 'host' | 'guest';

type Texts = typeof en;

/** Every kind of message: each block of `locales/en/mail.json` that has a subject. */
export type MessageKind = {
  [Key in keyof Texts]: Texts[Key] extends { readonly subject: string } ? Key : never;
}[keyof Texts];

/** What every message about a booked time is written from. Every text may come from a stranger. */
export interface TimeFacts {
  readonly recipient: MailRecipient;
  readonly appointment: MailTime;
  readonly company: MailCompany;
  /** At least one; the first invites, see `calendar-attachment.ts`. */
  readonly hosts: readonly MailHost[];
  /** What it says in the company's own words, in the reader's language. */
  readonly own?: OwnText | undefined;
  /** All of them; a message shows its reader only whom they may see (`visible-people.ts`). */
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

/** What every message about an appointment, provisional or not, is written from. */
export interface AppointmentFacts extends TimeFacts {
  readonly appointment: MailAppointment;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly notes?: string;
  /** Whether who has worded it reads how it looks. */
  readonly isTest?: boolean;
  /** Who is running late, and by how many minutes: 0 where they come on time after all. */
  readonly late?: { readonly name: string; readonly minutes: number };
  /** Out of whose calendar it goes, for it is a colleague's now. */
  readonly formerHosts?: readonly MailPerson[];
  readonly links: AppointmentLinks;
}

interface AppointmentLinks {
  readonly appointment: string;
  readonly cancel?: string;
  readonly reschedule?: string;
  readonly book?: string;
}

/** What every message that is about no appointment is written from. */
export interface PersonFacts {
  readonly recipient: MailRecipient;
  /** Left out where the whole installation writes. */
  readonly company?: MailCompany;
}

/** Double opt-in: whoever booked confirms that the address is theirs. */
export interface OptInMessage extends AppointmentFacts {
  readonly kind: 'attendee-opt-in';
  readonly links: AppointmentLinks & { readonly confirm: string };
  /** Until when the time is held. */
  readonly expiresAtIso: string;
}

/** A host is asked whether they want the appointment. */
interface HostRequestMessage extends AppointmentFacts {
  readonly kind: 'host-confirmation-request';
  readonly links: AppointmentLinks & { readonly confirm: string; readonly decline: string };
  /** Until when the time is held. */
  readonly expiresAtIso: string;
}

/** What every message of a workflow is written from. */
export interface PlannedFacts extends AppointmentFacts {
  /** None where it is only tried. */
  readonly plannedMessageId: string | null;
  readonly trigger: WorkflowTrigger;
}

/** Somebody is reminded of an appointment that is coming, or told something after it. */
export interface ReminderMessage extends PlannedFacts {
  readonly kind: 'attendee-reminder' | 'guest-reminder' | 'attendee-follow-up' | 'guest-follow-up';
  /** `oneClick` is for mail programs, which ask it by themselves (RFC 8058). */
  readonly links: AppointmentLinks & { readonly unsubscribe: string; readonly oneClick?: string };
}

/** The same for who meets them; with links for an address of the company's choice, which has no account. */
export interface HostReminderMessage extends PlannedFacts {
  readonly kind: 'host-reminder' | 'host-follow-up';
  readonly links: AppointmentLinks & { readonly unsubscribe?: string; readonly oneClick?: string };
}

export type ReminderKind = (ReminderMessage | HostReminderMessage)['kind'];

/** Messages about a payment given back, because its time was gone. */
export type RefundKind = 'attendee-refunded' | 'host-refunded';

/** A paid time was gone, so there is no appointment and the money goes back. */
export interface RefundMessage extends TimeFacts {
  readonly kind: RefundKind;
  readonly refund: Price;
}

/** A host reads that the payment of an appointment went back, or never arrived. */
export interface TakenBackMessage extends AppointmentFacts {
  readonly kind: 'host-payment-taken-back';
  readonly takenBack: Price & { readonly reason: 'refunded' | 'disputed' | 'failed' };
}

/** A host reads who would like to be called back. */
export interface CallbackMessage extends PersonFacts {
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
interface ForgetMessage extends PersonFacts {
  readonly kind: 'forget-link';
  readonly links: { readonly confirm: string };
  /** Until when the link works. */
  readonly expiresAtIso: string;
}

/** Whoever owns an address confirms that a page and an account shall be theirs. */
interface SignUpLinkMessage extends PersonFacts {
  readonly kind: 'sign-up-link';
  readonly links: { readonly confirm: string };
  /** Until when the link works. */
  readonly expiresAtIso: string;
}

/** Somebody is asked to join a company. */
interface InvitationMessage extends PersonFacts {
  readonly kind: 'invitation-link';
  readonly company: MailCompany;
  /** Who asks them. */
  readonly inviter: string;
  readonly links: { readonly confirm: string };
  /** Until when the link works. */
  readonly expiresAtIso: string;
}

/** What of somebody's somebody else has now, or nobody. */
export interface MailedBequest {
  readonly count: number;
  readonly heir: string | undefined;
}

/** A membership has ended: who was removed reads it, or who manages the members that somebody left. */
export interface DepartureMessage extends PersonFacts {
  readonly kind: 'member-removed' | 'member-left';
  readonly company: MailCompany;
  /** Who is no member any more. */
  readonly gone: MailPerson;
  /** Who has ended it. */
  readonly by: MailPerson;
  readonly appointments: MailedBequest;
  readonly meetingTypes: MailedBequest;
}

/** A company is closed, or kept after all: its members read it, and its owners how to keep it. */
export interface ClosingMessage extends PersonFacts {
  readonly kind: 'company-closing' | 'company-closing-owner' | 'company-kept';
  readonly company: MailCompany;
  /** Who has closed or kept it. */
  readonly by: MailPerson;
  readonly links: { readonly keep: string; readonly signIn: string };
  /** When it is erased, or would have been. */
  readonly expiresAtIso: string;
}

/** An account that a host has let us into is shut: their calendar cannot be read, or no meetings are made there. */
interface ShutAccountMessage extends PersonFacts {
  readonly kind: 'calendar-unreadable' | 'meetings-refused';
  readonly company: MailCompany;
  /** What its owner knows it by. */
  readonly account: string;
  readonly sinceIso: string;
  readonly links: { readonly integrations: string };
}

/** A host is to decide about appointments of theirs. */
export interface DecisionsMessage extends PersonFacts {
  readonly kind: 'decisions-asked';
  readonly company: MailCompany;
  /** The nearest first. */
  readonly decisions: readonly {
    readonly kind: DecisionKind;
    readonly meetingType: string;
    readonly attendee: string | null;
    readonly startIso: string;
    /** Where it is to go. */
    readonly proposedStartIso: string | null;
    /** What takes its time. */
    readonly event: string | null;
  }[];
  /** How many are not named. */
  readonly more: number;
  readonly links: { readonly dashboard: string };
}

/** Somebody signs up with an address that has an account. */
interface SignUpKnownMessage extends PersonFacts {
  readonly kind: 'sign-up-known';
  readonly links: { readonly signIn: string };
}

/** Whoever owns an account, or is to get its mails, goes on by a link. */
interface AccountLinkMessage extends PersonFacts {
  readonly kind: 'password-reset-link' | 'email-change-link';
  readonly links: { readonly confirm: string };
  /** Until when the link works. */
  readonly expiresAtIso: string;
}

/** An account has another address: this goes to the old one. */
interface EmailChangedMessage extends PersonFacts {
  readonly kind: 'email-changed';
  readonly links: { readonly signIn: string };
}

/** An account has another password. */
interface PasswordChangedMessage extends PersonFacts {
  readonly kind: 'password-changed';
  /** Whether API tokens ended with the old one. */
  readonly hasEndedTokens: boolean;
  readonly links: { readonly reset: string };
}

/** Somebody reads which times are held for them. */
interface ProposalReminderMessage extends PersonFacts {
  readonly kind: 'proposal-reminder';
  readonly company: MailCompany;
  /** Who proposes. */
  readonly host: MailPerson;
  readonly meetingName: string;
  /** In the reader's words. */
  readonly times: readonly {
    readonly when: { readonly text: string; readonly href?: string };
    readonly beneath: string | null;
  }[];
  readonly links: { readonly pick?: string; readonly other?: string };
  /** Until when they are held. */
  readonly expiresAtIso: string;
}

/** Who proposed times reads that one was picked for a colleague. */
interface ProposalTakenMessage extends PersonFacts {
  readonly kind: 'host-proposal-taken';
  readonly company: MailCompany;
  readonly recipientName: string;
  readonly meetingName: string;
  readonly startIso: string;
  readonly links: { readonly appointment: string };
}

/** Kinds that need more than an appointment, or none. */
interface SpecialByKind extends Record<RefundKind, RefundMessage> {
  'attendee-opt-in': OptInMessage;
  'attendee-reminder': ReminderMessage;
  'guest-reminder': ReminderMessage;
  'host-reminder': HostReminderMessage;
  'attendee-follow-up': ReminderMessage;
  'guest-follow-up': ReminderMessage;
  'host-follow-up': HostReminderMessage;
  'host-confirmation-request': HostRequestMessage;
  'host-payment-taken-back': TakenBackMessage;
  'callback-request': CallbackMessage;
  'proposal-reminder': ProposalReminderMessage;
  'host-proposal-taken': ProposalTakenMessage;
  'forget-link': ForgetMessage;
  'sign-up-link': SignUpLinkMessage;
  'sign-up-known': SignUpKnownMessage;
  'invitation-link': InvitationMessage;
  'member-removed': DepartureMessage;
  'member-left': DepartureMessage;
  'company-closing': ClosingMessage;
  'company-closing-owner': ClosingMessage;
  'company-kept': ClosingMessage;
  'calendar-unreadable': ShutAccountMessage;
  'meetings-refused': ShutAccountMessage;
  'decisions-asked': DecisionsMessage;
  'password-reset-link': AccountLinkMessage;
  'email-change-link': AccountLinkMessage;
  'email-changed': EmailChangedMessage;
  'password-changed': PasswordChangedMessage;
}

/** Kinds that an appointment's facts are enough for: all that are not said to need others. */
export type AppointmentKind = Exclude<MessageKind, keyof SpecialByKind>;

/** A message about an appointment that needs no more than its facts. */
export interface AppointmentMessage extends AppointmentFacts {
  readonly kind: AppointmentKind;
}

/** Every message by its kind, with just what that kind needs. */
export interface MessageByKind extends SpecialByKind, Record<AppointmentKind, AppointmentMessage> {}

export type Message = MessageByKind[MessageKind];
/** About a person, not about an appointment. */
export type PersonMessage =
  | CallbackMessage
  | ProposalReminderMessage
  | ProposalTakenMessage
  | ForgetMessage
  | InvitationMessage
  | DepartureMessage
  | ClosingMessage
  | ShutAccountMessage
  | DecisionsMessage
  | SignUpLinkMessage
  | SignUpKnownMessage
  | AccountLinkMessage
  | EmailChangedMessage
  | PasswordChangedMessage;
/** About a booked time, whether or not an appointment came of it. */
export type TimeMessage = Exclude<Message, PersonMessage>;
