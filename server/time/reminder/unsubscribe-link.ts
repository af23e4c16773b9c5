import * as z from 'zod';
import { seal, tryOpenSeal } from '#server/platform/kernel/seal.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/** Whose reminders by whom a link ends. */
export interface Unsubscriber {
  readonly companyId: string;
  /** In small letters. */
  readonly email: string;
}

const PLACE = 'reminder_refusal.email/link';
const sealed = z.strictObject({ companyId: z.uuid(), email: z.string().min(1) });

/**
 * Where somebody ends their reminders: a page, and what mail programs ask by themselves (RFC 8058). Sealed, so that
 * a link says nothing to who comes by it and nobody makes one up. It outlives the mail's appointment.
 */
export function toUnsubscribeLinks(
  { keys, publicUrl }: Pick<Services, 'keys' | 'publicUrl'>,
  whose: Unsubscriber,
): { readonly unsubscribe: string; readonly oneClick: string } {
  const token = seal(keys, JSON.stringify(whose), PLACE);
  const query = new URLSearchParams({ token });
  return {
    unsubscribe: `${publicUrl}/unsubscribe?${query}`,
    oneClick: `${publicUrl}/api/unsubscribe?${query}`,
  };
}

export function readUnsubscribeToken(
  { keys }: Pick<Services, 'keys'>,
  token: string,
): Unsubscriber | undefined {
  const text = tryOpenSeal(keys, token, PLACE);
  return text === undefined ? undefined : sealed.parse(JSON.parse(text));
}
