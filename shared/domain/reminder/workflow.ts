import type { Language } from '#shared/domain/languages.ts';

/** Something that happens to somebody's appointment. */
export const EVENT_TRIGGERS = ['booking-confirm', 'booking-reschedule', 'booking-cancel'] as const;
export type EventTrigger = (typeof EVENT_TRIGGERS)[number];

/** From which moment of an appointment a workflow counts; `after-meeting` from its start as well. */
export const WORKFLOW_TRIGGERS = [
  'before-meeting',
  'after-meeting',
  'after-meeting-end',
  ...EVENT_TRIGGERS,
] as const;
export type WorkflowTrigger = (typeof WORKFLOW_TRIGGERS)[number];

/** Whether it counts from something that happens, whenever the appointment is. */
export function isEvent(trigger: WorkflowTrigger): trigger is EventTrigger {
  return EVENT_TRIGGERS.some((each) => each === trigger);
}

/** How far from that moment: by the clock, or at a time of day some days before or after, where the reader is. */
export type Wait =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number; readonly minuteOfDay: number };

export const WORKFLOW_RECIPIENTS = ['attendee', 'guests', 'hosts'] as const;
export type WorkflowRecipient = (typeof WORKFLOW_RECIPIENTS)[number];

/** Somebody at an appointment, or an email address in small letters. */
export type Recipient = WorkflowRecipient | `${string}@${string}`;

export const MAX_ADDRESSES = 5;

/** Whether it is an address, or is to be one: no part that somebody has at an appointment. */
export function isAddress(recipient: string): recipient is Exclude<Recipient, WorkflowRecipient> {
  return !WORKFLOW_RECIPIENTS.some((each) => each === recipient);
}

/** What a workflow says in the company's own words, with placeholders; what is not there is said in ours. */
export interface OwnText {
  readonly subject: string | null;
  /** Lines that stand between the greeting and the appointment. */
  readonly text: string | null;
}

/** In which languages it does; readers of others have our text. */
export type WorkflowTexts = Readonly<Partial<Record<Language, OwnText>>>;

/** What is chosen for a workflow. */
export interface WorkflowChoices extends Omit<Workflow, 'id' | keyof Derived> {
  /** None where it is called by when it goes. */
  readonly name: string | null;
  readonly isActive: boolean;
  readonly texts: WorkflowTexts;
}

/** What follows from when and how a workflow was chosen. */
interface Derived {
  /** So many minutes after it was due it is not sent any more. */
  readonly lateMinutes: number;
  /** Since when it has its trigger: it says nothing of what happened before. */
  readonly eventsFromMs: number;
  /** From when it is on, and counts for its readers: nothing that was due earlier is sent later. */
  readonly dueFromMs: number;
}

/** What a company tells by itself about its appointments, and when. */
export interface Workflow extends Derived {
  readonly id: string;
  readonly trigger: WorkflowTrigger;
  readonly wait: Wait;
  /** For appointments of these alone; of all where there is none. */
  readonly meetingTypeIds: readonly string[];
  readonly recipients: readonly Recipient[];
  /** For readers of these languages alone; of all where there is none. */
  readonly languages: readonly Language[];
  /** Whether it is sent at once where the appointment was booked, or moved, after it was due. */
  readonly sendsIfBookedLate: boolean;
}
