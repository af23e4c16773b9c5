import type { Sql } from '#server/platform/db/database.ts';
import type { AccountEvent, DomainEvent } from '#server/platform/kernel/events.ts';

/** A job's work. It may run again after a crash, so it has to come out the same. */
export type Work<Data> = (data: Data, job: JobRun) => Promise<void>;

interface JobRun {
  readonly id: string;
  /** Whether a failure now is the last one. */
  readonly isLastTry: boolean;
}

/** Coming appointments of who has left, to be handed over. */
export interface HandOverDue {
  readonly kind: 'hand-over';
  readonly companyId: string;
  /** Who has left. */
  readonly hostId: string;
  /** Who takes them over; they are cancelled where nobody does. */
  readonly toHostId: string | null;
  /** What attendees read of those that are cancelled. */
  readonly reason: string | null;
  readonly byHostId: string;
}

/** What has to be looked after at a given time. */
export type Due =
  | HandOverDue
  | { readonly kind: 'provisional'; readonly attendeeId: string }
  | { readonly kind: 'sign-up'; readonly signUpId: string }
  | { readonly kind: 'proposal'; readonly companyId: string; readonly proposalId: string }
  | { readonly kind: 'refund'; readonly companyId: string; readonly paymentOrderId: string };

/** A mail of a company's log, or those that an event of an account causes; earlier versions name a sign-up alone. */
export type MailJob =
  | { readonly companyId: string; readonly mailId: string }
  | AccountEvent
  | { readonly signUpId: string };

/** What each queue carries. */
export interface QueueData {
  readonly event: DomainEvent;
  readonly mail: MailJob;
  readonly due: Due;
  /** What is done once an hour, by one process of all. */
  readonly upkeep: Readonly<Record<string, never>>;
}
export type QueueName = keyof QueueData;

/** The work of each queue. */
export type Workers = { readonly [Name in QueueName]: Work<QueueData[Name]> };

/** Jobs are rows written with the change that causes them: `sql` is that change's transaction. */
export interface Jobs {
  publish(sql: Sql, event: DomainEvent): Promise<void>;
  /** Comes back to it at `atMs`, or as soon after as a process runs. */
  later(sql: Sql, due: Due, atMs: number): Promise<void>;
  sendMails(sql: Sql, mails: readonly MailJob[]): Promise<void>;
  /** Starts working; jobs are taken in batches and run side by side. */
  work(workers: Workers): Promise<void>;
  /** Lets running jobs finish, hands back the others. */
  stop(): Promise<void>;
}
