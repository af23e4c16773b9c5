import * as z from 'zod';
import { refuse } from '#shared/errors/refusal.ts';
import type { DecisionPlace } from './store/open-decisions-statement.ts';

const place = z.tuple([z.number(), z.uuid(), z.string(), z.string()]);

/** A place in the list of what is to be decided, as text: its parts as JSON, in base64url. */
export function writeDecisionCursor(after: DecisionPlace): string {
  const parts = [after.startMs, after.appointmentId, after.kind, after.about];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws Refusal `validation-failed` for a cursor that is none of ours. */
export function readDecisionCursor(text: string): DecisionPlace {
  const parts = place.safeParse(parse(Buffer.from(text, 'base64url').toString()));
  if (!parts.success) {
    const message = 'Not a cursor';
    return refuse('validation-failed', message, [{ path: 'cursor', code: 'invalid', message }]);
  }
  const [startMs, appointmentId, kind, about] = parts.data;
  return { startMs, appointmentId, kind, about };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
