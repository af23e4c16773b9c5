import type { DropReason, MessageKey, PlannedMessage } from './plan-messages.ts';

/** What becomes of a planned message: `ended` where the appointment is not what it was planned for any more. */
export const MESSAGE_STATES = ['planned', 'sent', 'skipped', 'dropped', 'ended'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message as it stands written down. */
export interface StandingMessage extends MessageKey {
  readonly id: string;
  readonly state: MessageState;
  readonly why: DropReason | null;
  readonly dueMs: number;
  readonly untilMs: number;
}

/** How what stands written down becomes what is planned. */
export interface Settlement {
  /** To be written as new, or over what stands there under its key. */
  readonly written: readonly (Omit<PlannedMessage, 'dropped'> & {
    readonly state: 'planned' | 'dropped';
    readonly why: DropReason | null;
  })[];
  /** Those that nothing plans any more, by their ids. */
  readonly ended: readonly string[];
}

/**
 * What was sent, or skipped by somebody, stays as it is: nobody gets a message twice, and one that somebody does
 * not want to go does not come back. Settled again nothing changes.
 */
export function settlePlan(
  standing: readonly StandingMessage[],
  planned: readonly PlannedMessage[],
): Settlement {
  const standingByKey = new Map(standing.map((message) => [toKey(message), message]));
  const plannedKeys = new Set(planned.map(toKey));
  const wanted = planned.map(({ dropped, ...message }) => ({
    ...message,
    state: dropped === null ? ('planned' as const) : ('dropped' as const),
    why: dropped,
  }));
  return {
    written: wanted.filter((message) => differs(standingByKey.get(toKey(message)), message)),
    ended: standing
      .filter((message) => message.state === 'planned' && !plannedKeys.has(toKey(message)))
      .map(({ id }) => id),
  };
}

/** The same for the same message, whatever has become of it. */
export function toKey(message: MessageKey): string {
  const { workflowId, attendeeId, hostId, guest, address, startMs, eventMs } = message;
  const about = eventMs === null ? startMs : `@${eventMs}`;
  return `${workflowId} ${hostId ?? (address || attendeeId)} ${about} ${guest.toLowerCase()}`;
}

function differs(
  stands: StandingMessage | undefined,
  wanted: Settlement['written'][number],
): boolean {
  if (!stands) return true;
  if (stands.state === 'sent' || stands.state === 'skipped') return false;
  return (
    stands.state !== wanted.state ||
    stands.why !== wanted.why ||
    stands.startMs !== wanted.startMs ||
    stands.dueMs !== wanted.dueMs ||
    stands.untilMs !== wanted.untilMs
  );
}
