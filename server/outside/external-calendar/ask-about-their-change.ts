import type { Services } from '#server/platform/kernel/services.ts';
import { askHost } from '#server/time/decision/ask-hosts.ts';
import type { DecisionKind } from '#shared/domain/decision/decisions.ts';
import type { TheirChange } from '#shared/domain/external-calendar/their-changes.ts';
import type { KeptChange } from './store/their-changes-statement.ts';

const questions = {
  moved: 'moved-there',
  reshaped: 'moved-there',
  deleted: 'deleted-there',
  emptied: 'deleted-there',
} as const satisfies Record<TheirChange, DecisionKind>;

/**
 * Asks a host what is to become of an appointment that they have moved or deleted in their calendar. The question
 * ends by itself once the event stands there again as it should.
 */
export async function askAboutTheirChange(
  services: Services,
  { companyId, hostId, appointmentId, change, theirStartMs: proposedStartMs }: KeptChange,
): Promise<void> {
  const question = { appointmentId, kind: questions[change], proposedStartMs };
  await services.db.transaction((tx) => askHost(services, tx, { companyId, hostId }, [question]));
}
