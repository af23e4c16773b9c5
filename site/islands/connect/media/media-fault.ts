/**
 * Why a camera or microphone gives nothing: the browser or the system keeps it back, there is none,
 * another program has it, or this browser hands none out (as on pages without https).
 */
export type MediaFault = 'blocked' | 'missing' | 'in-use' | 'unsupported';

/** By the names that getUserMedia rejects with (W3C Media Capture and Streams, §10.2). */
const byName: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
  InvalidStateError: 'unsupported',
  TypeError: 'unsupported',
};

/** What a rejected getUserMedia means for the person: `NotReadableError → 'in-use'`. */
export function toMediaFault(error: unknown): MediaFault {
  const name = error instanceof Error ? error.name : '';
  return byName[name] ?? 'unsupported';
}
