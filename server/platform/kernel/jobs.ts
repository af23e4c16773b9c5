import type { Sql } from '#server/platform/db/database.ts';
import type { EffectKindName } from '#shared/domain/effects/kinds.ts';
import type { Account, Effect, HostedRef } from './effects.ts';
import type { DomainEvent } from './events.ts';

/** A job's work. It may run again after a crash, so it has to come out the same. */
export type Work<Data> = (data: Data, job: JobRun) => Promise<void>;

interface JobRun {
  readonly id: string;
  /** Whether a failure now is the last one. */
  readonly isLastTry: boolean;
}

/** The work of an effect, which is given up where it takes too long. */
export type EffectWork<Data> = (data: Data, run: EffectRun) => Promise<void>;

export interface EffectRun extends JobRun {
  /** Aborted once nobody waits for it any longer. */
  readonly signal: AbortSignal;
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

/** What a closed company has arranged for the time when it is erased, to be called off. */
export interface CallingOffDue {
  readonly kind: 'calling-off';
  readonly companyId: string;
  /** As it was when it was closed: kept and closed anew it has another one. */
  readonly erasesAtIso: string;
  /** The last appointment that was looked at. */
  readonly after: string | null;
}

/** A closed company, to be erased. */
export interface ErasureDue {
  readonly kind: 'erasure';
  readonly companyId: string;
  /** As it was when it was closed. */
  readonly erasesAtIso: string;
}

/** The messages of a company's coming appointments, to be planned by the workflows that it has now. */
export interface PlanningDue {
  readonly kind: 'planning';
  readonly companyId: string;
  /** The last appointment that was looked at. */
  readonly after: string | null;
  /** The versions that are planned by then, of each workflow. */
  readonly versions: Readonly<Record<string, number>>;
}

/**
 * A host has moved or deleted an appointment's event in their own calendar: what follows is to be seen. `put-back`:
 * they have decided that it stays as it was.
 */
interface TheirChangeDue extends HostedRef {
  readonly kind: 'their-change' | 'put-back';
}

/** What has to be looked after at a given time. */
export type Due =
  | HandOverDue
  | TheirChangeDue
  | CallingOffDue
  | ErasureDue
  | PlanningDue
  | { readonly kind: 'provisional'; readonly attendeeId: string }
  | { readonly kind: 'sign-up'; readonly signUpId: string }
  | { readonly kind: 'proposal'; readonly companyId: string; readonly proposalId: string }
  /** Of earlier versions, which had no effects. */
  | { readonly kind: 'refund'; readonly companyId: string; readonly paymentOrderId: string };

/** What each queue carries that is no effect's. */
export interface QueueData {
  readonly event: DomainEvent;
  readonly due: Due;
  /** What is done once an hour, by one process of all. */
  readonly upkeep: Readonly<Record<string, never>>;
}
export type QueueName = keyof QueueData;

/** The work of each queue, and that of effects by their kind. */
export type Workers = { readonly [Name in QueueName]: Work<QueueData[Name]> } & {
  readonly effect: (
    kind: EffectKindName,
    ...effect: Parameters<EffectWork<never>>
  ) => Promise<void>;
};

/** An effect that is not tried any more. */
export interface FailedJob {
  readonly id: string;
  readonly kind: EffectKindName;
  readonly data: Readonly<Record<string, unknown>>;
  /** What went wrong the last time. */
  readonly error: string | null;
  readonly failedAt: Date;
}

/** Jobs are rows written with the change that causes them: `sql` is that change's transaction. */
export interface Jobs {
  publish(sql: Sql, event: DomainEvent): Promise<void>;
  /** Comes back to it at `atMs`, or as soon after as a process runs. */
  later(sql: Sql, due: Due, atMs: number): Promise<void>;
  /** Effects that are there already are left as they are. */
  cause(sql: Sql, effects: readonly Effect[]): Promise<void>;
  /** What waits for an account to be asked again is asked at once: it lets us in again. */
  callUp(sql: Sql, kind: EffectKindName, account: Account): Promise<void>;
  /** One page of what has failed for good for a company, newest first. */
  listFailed(
    companyId: string,
    page: {
      readonly kinds: readonly EffectKindName[];
      readonly page: number;
      readonly pageSize: number;
    },
  ): Promise<FailedJob[]>;
  /** How much of these kinds has failed for good for a company. */
  countFailed(companyId: string, kinds: readonly EffectKindName[]): Promise<number>;
  /** Tries a failed effect as if for the first time; false where the list has it no more. */
  tryAgain(companyId: string, failedId: string): Promise<boolean>;
  /** Starts working: events in order, effects side by side. */
  work(workers: Workers): Promise<void>;
  /** Lets running jobs finish, hands back the others. */
  stop(): Promise<void>;
}
