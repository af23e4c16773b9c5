import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './log.ts';

/** What the running code is about: a request, or a job. */
type Cause = { readonly requestId: string } | { readonly queue: string; readonly jobId: string };

const causes = new AsyncLocalStorage<Cause>();

/** Writes a line of `LOG_LEVEL=debug`, with what it belongs to. */
export type Tell = (facts: object, message: string) => void;

/** Undefined at every other level: whoever is given none computes nothing for it. */
export function toTell(log: Log): Tell | undefined {
  if (!log.isLevelEnabled('debug')) return undefined;
  return (facts, message) => log.debug({ ...causes.getStore(), ...facts }, message);
}

/** Tells of statements that belong to something: pg-boss looks for jobs twice a second. */
export function toTellStatement(tell: Tell | undefined) {
  return tell && ((told: object) => causes.getStore() && tell(told, 'statement'));
}

/** Runs `work`; what it tells belongs to `cause`. */
export function belongingTo<Result>(cause: Cause, work: () => Result): Result {
  return causes.run(cause, work);
}
