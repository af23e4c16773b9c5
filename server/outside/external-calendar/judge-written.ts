import type { TheirChange } from '#shared/domain/external-calendar/their-changes.ts';
import { readStanding } from './icalendar/read-standing.ts';

/** An event of ours that a reading has something to say about. */
export interface Judged {
  /** Where its appointment is. */
  readonly startMs: number;
  /** Where we have put the event the last time; null where nobody knows. */
  readonly writtenMs: number | null;
  /** What the provider has called our own writings. */
  readonly ownVersions: readonly string[];
  /** Whether we were writing it while it was read, or have done so since the reading began. */
  readonly isOvertaken: boolean;
  /** As it stands there; none where it does not. */
  readonly there: { readonly version: string | null; readonly content: string } | undefined;
  /** Whether the provider says that it is gone. */
  readonly isNamedGone: boolean;
}

/** What a reading says: it cannot be said yet, nothing that its host has done, or what they have. */
export type Verdict =
  | { readonly kind: 'unsure' | 'ours' }
  | {
      readonly kind: 'theirs';
      readonly change: TheirChange;
      readonly startMs: number | null;
      readonly version: string | null;
    };

const MINUTE_MS = 60_000;

/**
 * Whether a host has moved or deleted an event of ours. An echo of what we have written is nothing, also of what was
 * written before; nor is another title, colour, alarm or length. What may have been read before we wrote is
 * looked at once more, with the next reading.
 */
export function judgeWritten(
  { startMs, writtenMs, ownVersions, isOvertaken, there, isNamedGone }: Judged,
  { timeZone, nowMs }: { readonly timeZone: string; readonly nowMs: number },
): Verdict {
  if (isOvertaken) return { kind: 'unsure' };
  if (!there) return isNamedGone ? theirs('deleted') : { kind: 'unsure' };
  const { version, content } = there;
  if (version !== null && ownVersions.includes(version)) return { kind: 'ours' };
  const standing = readStanding(content, timeZone, nowMs);
  switch (standing.kind) {
    case 'cancelled':
      return theirs('deleted', { version });
    case 'reshaped':
      return theirs('reshaped', { version });
    case 'once': {
      const isOurs = standing.startMs === startMs || standing.startMs === writtenMs;
      if (isOurs) return { kind: 'ours' };
      // Where no appointment can be, it is for its host to say what they mean.
      const isPossible = standing.startMs > nowMs && standing.startMs % MINUTE_MS === 0;
      return isPossible
        ? theirs('moved', { startMs: standing.startMs, version })
        : theirs('reshaped', { version });
    }
  }
}

function theirs(
  change: TheirChange,
  { startMs = null, version = null }: { startMs?: number | null; version?: string | null } = {},
): Verdict {
  return { kind: 'theirs', change, startMs, version };
}
