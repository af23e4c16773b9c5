/** From which moment of an appointment a workflow counts; `after-meeting` from its start as well. */
export const WORKFLOW_TRIGGERS = ['before-meeting', 'after-meeting', 'after-meeting-end'] as const;
export type WorkflowTrigger = (typeof WORKFLOW_TRIGGERS)[number];

/** How far from that moment: by the clock, or at a time of day some days before or after, where the reader is. */
export type Wait =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number; readonly minuteOfDay: number };

export const WORKFLOW_RECIPIENTS = ['attendee', 'guests'] as const;
export type WorkflowRecipient = (typeof WORKFLOW_RECIPIENTS)[number];

/** What a company tells by itself about its appointments, and when. */
export interface Workflow {
  readonly id: string;
  readonly trigger: WorkflowTrigger;
  readonly wait: Wait;
  /** For appointments of these alone; of all where there is none. */
  readonly meetingTypeIds: readonly string[];
  readonly recipients: readonly WorkflowRecipient[];
  /** Whether it is sent at once where the appointment was booked, or moved, after it was due. */
  readonly sendsIfBookedLate: boolean;
  /** So many minutes after it was due it is not sent any more. */
  readonly lateMinutes: number;
}
