import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import { FIELD_NAMES, fields } from '#shared/domain/meeting-type/fields.ts';
import { toOwned } from './lock-owned.ts';

/**
 * Each field is changed by who has its right.
 * @throws Refusal `forbidden`.
 */
export function checkFields(
  session: Session,
  whose: Parameters<typeof toOwned>[0],
  change: object,
): void {
  const named = FIELD_NAMES.filter((name) => Object.hasOwn(change, name));
  for (const right of new Set(named.map((name) => fields[name].changedBy))) {
    checkReach(session, right, toOwned(whose), 'meeting-type-not-available');
  }
}
