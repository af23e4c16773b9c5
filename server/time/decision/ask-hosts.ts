import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import {
  type AskedRow,
  insertClashes,
  insertQuestions,
  type Question,
} from './store/ask-statement.ts';

export type { Question };

type Needs = Pick<Services, 'clock' | 'jobs'>;

export interface HostKey {
  readonly companyId: string;
  readonly hostId: string;
}

/**
 * Asks a host about coming appointments of theirs. What they have been asked already, or have answered, they
 * are not asked again; of all that is new one mail tells.
 */
export async function askHost(
  services: Needs,
  tx: Transaction,
  host: HostKey,
  questions: readonly Question[],
): Promise<void> {
  if (questions.length === 0) return;
  const nowMs = services.clock.nowMs();
  await tell(services, tx, host, await insertQuestions(tx, { ...host, nowMs }, questions));
}

/** Asks a host about appointments that events of a calendar of theirs meet: of some UIDs, or of all of it. */
export async function askAboutClashes(
  services: Needs,
  tx: Transaction,
  host: HostKey,
  of: { readonly calendarId: string; readonly uids: readonly string[] | undefined },
): Promise<void> {
  const nowMs = services.clock.nowMs();
  await tell(services, tx, host, await insertClashes(tx, { ...host, nowMs }, of));
}

async function tell(
  { jobs }: Needs,
  tx: Transaction,
  { companyId, hostId }: HostKey,
  asked: readonly AskedRow[],
): Promise<void> {
  if (asked.length === 0) return;
  const appointmentIds = [...new Set(asked.map(({ appointmentId }) => appointmentId))];
  await jobs.publish(tx, { type: 'decisions-asked', companyId, hostId, appointmentIds });
}
