import type { Channel } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { EmailTemplateId } from '#shared/domain/mails/email-templates.ts';
import type { Price } from '#shared/domain/payment/price.ts';
import type {
  OwnText,
  WorkflowRecipient,
  WorkflowTrigger,
} from '#shared/domain/reminder/workflow.ts';

/** Whom something has happened to. */
interface Attended {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/** What has happened to an attendee's booking. */
export type AttendedEvent =
  | (Attended & {
      readonly type:
        | 'appointment-booked'
        | 'appointment-cancelled'
        /** One of several seats of an appointment that the host cancelled. */
        | 'seat-cancelled'
        /** A seat of a group that goes on without it. */
        | 'seat-given-up'
        /** A seat that moved to another appointment; this one goes on, or ends with its last seat. */
        | 'seat-vacated'
        | 'appointment-vacated'
        | 'cancel-initiated'
        | 'reschedule-initiated'
        /** Its meeting has a link now, or another one. */
        | 'meeting-link-made'
        | 'provisional-expired'
        | 'provisional-declined';
    })
  | (Attended & {
      /** `seat-…`: one of several seats of an appointment that the host moved. */
      readonly type: 'appointment-rescheduled' | 'seat-rescheduled';
      readonly previousStartIso: string;
    })
  | (Attended & {
      /** `seat-…`: one of several seats of an appointment that another host has now. */
      readonly type: 'appointment-handed-over' | 'seat-handed-over';
      readonly fromHostId: string;
      readonly toHostId: string;
    })
  | (Attended & {
      readonly type: 'attendee-runs-late';
      /** 0 where they come on time after all. */
      readonly minutes: number;
    })
  | (Attended & {
      /** `seat-…`: told to one of several seats of an appointment. */
      readonly type: 'host-runs-late' | 'seat-host-runs-late';
      readonly hostId: string;
      readonly minutes: number;
    })
  | (Attended & {
      readonly type: 'guest-added';
      /** Says which of the attendee's guests it is, without their address. */
      readonly guestId: string;
    })
  | (Attended & {
      readonly type: 'opt-in-asked' | 'host-confirmation-asked';
      readonly expiresAtIso: string;
    });

/**
 * How an appointment stood when something happened to it: all of it that changes in time, and
 * nothing about a person but ids.
 */
export interface AppointmentSnapshot {
  /** Since the epoch. */
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly status: 'booked' | 'provisional' | 'cancelled';
  readonly sequence: number;
  readonly hostIds: readonly string[];
  readonly channel: Channel;
  /** None for an attendee's own address, which is theirs. */
  readonly location: string | null;
  readonly meetingLink: string | null;
  /** Those who have moved to another appointment are not here any more. */
  readonly seats: readonly { readonly attendeeId: string; readonly state: 'active' | 'left' }[];
}

/** An attendee's event as a job has it; jobs of earlier versions have no snapshot. */
export type AttendedJob = AttendedEvent & { readonly snapshot: AppointmentSnapshot | undefined };

/** Another host has an appointment now. */
export type HandedOverJob = Extract<AttendedJob, { readonly fromHostId: string }>;

/** Somebody more comes along. */
export type GuestAddedJob = Extract<AttendedJob, { readonly guestId: string }>;

/** Somebody says that they are running late. */
export type LateJob = Extract<AttendedJob, { readonly minutes: number }>;

/** Somebody is asked to confirm a booking while its time is held. */
export type AskedJob = Extract<AttendedJob, { readonly expiresAtIso: string }>;

/** Somebody wants to be called back. */
export interface CallbackRequested {
  readonly type: 'callback-requested';
  readonly companyId: string;
  readonly callbackId: string;
}

/** Somebody wants the data about an address erased. */
export interface ForgetRequested {
  readonly type: 'forget-requested';
  readonly forgetRequestId: string;
  readonly language: Language;
}

/** Somebody wants a page of their own. */
export interface SignUpRequested {
  readonly type: 'sign-up-requested';
  readonly signUpId: string;
}

/** Somebody is asked to join a company, or asked again. */
export interface MemberInvited {
  readonly type: 'member-invited';
  readonly companyId: string;
  readonly invitationId: string;
  /** Tells one time from another. */
  readonly sentAtIso: string;
}

/** Something about an account that its owner reads of, by a link that was made for it. */
export interface AccountLinkEvent {
  readonly type: 'password-reset-asked' | 'email-change-asked' | 'email-changed';
  readonly accountLinkId: string;
}

/** An account has another password. */
export interface PasswordChanged {
  readonly type: 'password-changed';
  readonly userId: string;
  /** One for each time. */
  readonly changeId: string;
  /** Whether API tokens ended with the old one. */
  readonly hasEndedTokens?: boolean;
}

/** What happens to an account: no company's log keeps the mails about it. */
export type AccountEvent = SignUpRequested | MemberInvited | AccountLinkEvent | PasswordChanged;

/** Somebody is to be reminded of times that are held for them. */
export interface ProposalReminded {
  readonly type: 'proposal-reminded';
  readonly companyId: string;
  readonly proposalId: string;
  /** Tells one time from another. */
  readonly sentAtIso: string;
}

/** One of a proposal's times was picked. */
export interface ProposalTaken {
  readonly type: 'proposal-taken';
  readonly companyId: string;
  readonly proposalId: string;
}

/** What of somebody's somebody else has now, or nobody. */
export interface Bequest {
  readonly count: number;
  readonly toHostId: string | null;
}

/** A membership has ended: by somebody else, or by who leaves. */
export interface MemberGone {
  readonly type: 'member-removed' | 'member-left';
  readonly companyId: string;
  readonly hostId: string;
  readonly byHostId: string;
  /** Coming ones, also those that colleagues hold too. */
  readonly appointments: Bequest;
  readonly meetingTypes: Bequest;
}

/** A company is closed, or kept after all: some of its members are told. */
export interface CompanyClosing {
  readonly type: 'company-closing' | 'company-kept';
  readonly companyId: string;
  readonly hostIds: readonly string[];
  readonly byHostId: string;
  /** When it is erased, or would have been. */
  readonly erasesAtIso: string;
}

/** A host's calendar could not be read for so long that their time is closed. */
export interface CalendarUnreadable {
  readonly type: 'calendar-unreadable';
  readonly companyId: string;
  readonly connectionId: string;
  readonly sinceIso: string;
}

/** A host's account, at which a meeting was to be made, lets us in no more. */
export interface MeetingsRefused {
  readonly type: 'meetings-refused';
  readonly companyId: string;
  readonly accountId: string;
  readonly sinceIso: string;
}

/** Something has happened to appointments of a host's that they are to decide about. */
export interface DecisionsAsked {
  readonly type: 'decisions-asked';
  readonly companyId: string;
  readonly hostId: string;
  readonly appointmentIds: readonly string[];
}

/** A planned message of an appointment is to go now. */
export interface ReminderDue {
  readonly type: 'reminder-due';
  readonly companyId: string;
  readonly appointmentId: string;
  readonly plannedMessageId: string;
  /** How often the appointment had changed: changed since, it is asked anew what is to go. */
  readonly sequence: number;
}

/** Somebody reads how the message of a workflow looks, about an appointment that there is. */
export interface WorkflowTested {
  readonly type: 'workflow-tested';
  readonly companyId: string;
  /** Who reads it, in the place of its reader. */
  readonly toHostId: string;
  readonly sample: { readonly appointmentId: string; readonly attendeeId: string };
  readonly trigger: WorkflowTrigger;
  readonly reader: WorkflowRecipient;
  readonly language: Language;
  readonly own: OwnText;
  /** Tells one time from another. */
  readonly sentAtIso: string;
}

/** Somebody reads how an email looks in words of their company's own, about an appointment that there is. */
export interface EmailTemplateTested {
  readonly type: 'email-template-tested';
  readonly companyId: string;
  /** Who reads it, in the place of its reader. */
  readonly toHostId: string;
  readonly sample: WorkflowTested['sample'];
  readonly template: EmailTemplateId;
  readonly language: Language;
  readonly own: OwnText;
  /** Tells one time from another. */
  readonly sentAtIso: string;
}

export interface PaymentOrderRef {
  readonly companyId: string;
  readonly paymentOrderId: string;
}

/** A payment that could not be booked went back: both sides are told. */
type PaymentRefunded = { readonly type: 'payment-refunded' } & PaymentOrderRef;

/** Why money that was on its way, or there, is not the company's any more. */
export type TakenBackReason = 'refunded' | 'disputed' | 'failed';

/** The payment of an appointment went back, or never arrived. The appointment stands. */
export interface PaymentTakenBack extends PaymentOrderRef {
  readonly type: 'payment-taken-back';
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly reason: TakenBackReason;
  readonly price: Price;
}

type PaymentEvent = PaymentRefunded | PaymentTakenBack;

/**
 * What has happened, in the past tense. An event is stored as a job in the transaction that caused
 * it; it carries ids, never secrets.
 */
export type DomainEvent =
  | AttendedJob
  | CallbackRequested
  | ForgetRequested
  | ProposalReminded
  | ProposalTaken
  | MemberGone
  | CompanyClosing
  | CalendarUnreadable
  | MeetingsRefused
  | DecisionsAsked
  | ReminderDue
  | WorkflowTested
  | EmailTemplateTested
  | PaymentEvent
  | AccountEvent;

export type EventType = DomainEvent['type'];

/** What an event of a type carries. */
export type EventByType = { readonly [Type in EventType]: EventOf<DomainEvent, Type> };
type EventOf<Event extends DomainEvent, Type> = Event extends unknown
  ? Type extends Event['type']
    ? Event
    : never
  : never;
