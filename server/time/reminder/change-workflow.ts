import { randomUUID } from 'node:crypto';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import type { Session } from '#shared/api/session.ts';
import type { EditedWorkflow } from '#shared/api/workflow.ts';
import { toLateMinutes } from '#shared/domain/reminder/to-late-minutes.ts';
import type { WorkflowChoices } from '#shared/domain/reminder/workflow.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toEdited } from './get-workflow.ts';
import {
  deleteWorkflowRow,
  findWorkflow,
  hasMeetingTypes,
  insertWorkflow,
  type KeptWorkflow,
  lockWorkflow,
  updateWorkflow,
  type WorkflowKey,
} from './store.ts';

type ChangeServices = Pick<Services, 'db' | 'jobs' | 'clock'>;

interface Change extends Partial<WorkflowChoices> {
  /** What somebody saw when they made their change. */
  readonly was?: Partial<WorkflowChoices> | undefined;
}

/** @throws Refusal `not-found` for a meeting type of nobody. */
export function createWorkflow(
  services: ChangeServices,
  session: Session,
  asked: WorkflowChoices,
): Promise<EditedWorkflow> {
  const key = { companyId: session.companyId, id: randomUUID() };
  return services.db.transaction(async (tx) => {
    await checkMeetingTypes(tx, key, asked.meetingTypeIds);
    const now = new Date(services.clock.nowMs());
    const lateMinutes = toLateMinutes(asked.wait);
    await insertWorkflow(tx, { ...key, ...asked, lateMinutes, eventsFrom: now, dueFrom: now });
    return toEdited(await planBy(services, tx, key), session);
  });
}

/**
 * Changes a workflow. What is coming is planned by it at once; what has gone stays so.
 * @throws Refusal `not-found`, `changed-meanwhile`.
 */
export function changeWorkflow(
  services: ChangeServices,
  session: Session,
  id: string,
  { was = {}, ...change }: Change,
): Promise<EditedWorkflow> {
  const key = { companyId: session.companyId, id };
  return services.db.transaction(async (tx) => {
    const kept = await lockWorkflow(tx, key);
    if (!kept) return refuse('not-found', 'There is no such workflow');
    if (isOvertaken(kept, was)) {
      return refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    if (change.meetingTypeIds) await checkMeetingTypes(tx, key, change.meetingTypeIds);
    const lateMinutes = toLateMinutes(change.wait ?? kept.wait);
    const from = toFrom(kept, change, new Date(services.clock.nowMs()));
    await updateWorkflow(tx, key, { ...change, ...from, lateMinutes, version: kept.version + 1 });
    return toEdited(await planBy(services, tx, key), session);
  });
}

/**
 * Ends a workflow, with what is planned by it.
 * @throws Refusal `not-found`.
 */
export async function deleteWorkflow(
  { db }: ChangeServices,
  { companyId }: Session,
  id: string,
): Promise<{ deleted: true }> {
  // Planned at the same moment, each may wait for what the other has locked.
  const isThere = await tryAgain(() => deleteWorkflowRow(db, { companyId, id }));
  return isThere ? { deleted: true } : refuse('not-found', 'There is no such workflow');
}

/** What is coming is planned by a workflow that has just been changed, without waiting for upkeep. */
async function planBy(
  { jobs, clock }: ChangeServices,
  tx: Transaction,
  key: WorkflowKey,
): Promise<KeptWorkflow> {
  const kept = await findWorkflow(tx, key);
  if (!kept) throw new Error('A workflow that was written is not there');
  const { companyId, id } = key;
  const versions = { [id]: kept.version };
  await jobs.later(tx, { kind: 'planning', companyId, after: null, versions }, clock.nowMs());
  return kept;
}

/** From when what happens counts: nothing is told that was before there was anything to tell it, or anybody. */
function toFrom(
  kept: WorkflowChoices,
  change: Partial<WorkflowChoices>,
  now: Date,
): { readonly eventsFrom?: Date; readonly dueFrom?: Date } {
  const nowChoices = { ...kept, ...change };
  const isOther = (name: keyof WorkflowChoices) =>
    JSON.stringify(kept[name]) !== JSON.stringify(nowChoices[name]);
  const isForOthers = (['isActive', 'recipients', 'meetingTypeIds', 'languages'] as const).some(
    isOther,
  );
  return {
    ...(isOther('trigger') && { eventsFrom: now }),
    ...(isForOthers && { dueFrom: now }),
  };
}

async function checkMeetingTypes(
  sql: Sql,
  { companyId }: WorkflowKey,
  ids: readonly string[],
): Promise<void> {
  if (!(await hasMeetingTypes(sql, companyId, [...new Set(ids)]))) {
    refuse('not-found', 'There is no such meeting type');
  }
}

/** What the caller does not name they do not mind. */
function isOvertaken(kept: WorkflowChoices, was: Partial<WorkflowChoices>): boolean {
  const now = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(was).some(
    ([name, value]) => JSON.stringify(sorted(now.get(name))) !== JSON.stringify(sorted(value)),
  );
}

/** Names in their order, however they were written. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));
  return entries.map(([name, each]) => [name, sorted(each)]);
}
