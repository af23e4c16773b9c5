import { eq, inArray } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { company } from '#server/platform/db/schema/company.ts';
import { meetingType } from '#server/platform/db/schema/meeting-type.ts';
import { plannedMessage, reminderRefusal, workflow } from '#server/platform/db/schema/reminder.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';
import type { WorkflowChoices } from '#shared/domain/reminder/workflow.ts';

/** Nothing plans them any more. */
export async function endMessages(
  { orm }: Sql,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .update(plannedMessage)
    .set({ state: 'ended', why: null })
    .where(ofCompany(plannedMessage, companyId, inArray(plannedMessage.id, [...ids])));
}

export async function setState(
  { orm }: Sql,
  key: { readonly companyId: string; readonly id: string },
  state: 'skipped' | 'ended',
): Promise<void> {
  await orm.update(plannedMessage).set({ state, why: null }).where(rowOf(plannedMessage, key));
}

/** They are handed on. */
export async function noteSent(
  { orm }: Sql,
  companyId: string,
  { ids, sequence }: { readonly ids: readonly string[]; readonly sequence: number },
): Promise<void> {
  await orm
    .update(plannedMessage)
    .set({ state: 'sent', why: null, sentSequence: sequence })
    .where(ofCompany(plannedMessage, companyId, inArray(plannedMessage.id, [...ids])));
}

interface RefusalKey {
  readonly companyId: string;
  readonly email: string;
}

export async function addRefusal({ orm }: Sql, { companyId, email }: RefusalKey): Promise<void> {
  await orm.insert(reminderRefusal).values({ companyId, email }).onConflictDoNothing();
}

export async function deleteRefusal({ orm }: Sql, { companyId, email }: RefusalKey): Promise<void> {
  await orm
    .delete(reminderRefusal)
    .where(ofCompany(reminderRefusal, companyId, eq(reminderRefusal.email, email)));
}

/** Undefined where the company is not there any more. */
export async function findRefusal(
  { orm }: Sql,
  { companyId, email }: RefusalKey,
): Promise<{ readonly companyName: string; readonly isRefused: boolean } | undefined> {
  const [row] = await orm
    .select({ companyName: company.name, refused: reminderRefusal.email })
    .from(company)
    .leftJoin(
      reminderRefusal,
      ofCompany(reminderRefusal, companyId, eq(reminderRefusal.email, email)),
    )
    .where(eq(company.id, companyId));
  return row && { companyName: row.companyName, isRefused: row.refused !== null };
}

export interface WorkflowKey {
  readonly companyId: string;
  readonly id: string;
}

const kept = {
  id: workflow.id,
  name: workflow.name,
  trigger: workflow.trigger,
  wait: workflow.wait,
  meetingTypeIds: workflow.meetingTypeIds,
  recipients: workflow.recipients,
  languages: workflow.languages,
  sendsIfBookedLate: workflow.sendsIfBookedLate,
  isActive: workflow.isActive,
  texts: workflow.texts,
  version: workflow.version,
} as const;

/** A workflow as it is kept. */
export interface KeptWorkflow extends WorkflowChoices {
  readonly id: string;
  readonly version: number;
}

/** Some of a company's workflows, the oldest first, and how many there are. */
export async function listWorkflowRows(
  { orm }: Sql,
  companyId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ rows: KeptWorkflow[]; total: number }> {
  const wanted = ofCompany(workflow, companyId);
  const rows = await orm
    .select(kept)
    .from(workflow)
    .where(wanted)
    .orderBy(workflow.createdAt, workflow.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await orm.$count(workflow, wanted) };
}

export async function findWorkflow(
  { orm }: Sql,
  key: WorkflowKey,
): Promise<KeptWorkflow | undefined> {
  const [row] = await orm.select(kept).from(workflow).where(rowOf(workflow, key));
  return row;
}

/** The same; changes of one workflow take turns until they commit. */
export async function lockWorkflow(
  { orm }: Transaction,
  key: WorkflowKey,
): Promise<KeptWorkflow | undefined> {
  const [row] = await orm
    .select(kept)
    .from(workflow)
    .where(rowOf(workflow, key))
    .for('no key update');
  return row;
}

export async function insertWorkflow(
  { orm }: Sql,
  row: WorkflowKey &
    WorkflowChoices & {
      readonly lateMinutes: number;
      readonly eventsFrom: Date;
      readonly dueFrom: Date;
    },
): Promise<void> {
  const { meetingTypeIds, recipients, languages, ...others } = row;
  await orm.insert(workflow).values({
    ...others,
    meetingTypeIds: [...meetingTypeIds],
    recipients: [...recipients],
    languages: [...languages],
  });
}

export async function updateWorkflow(
  { orm }: Sql,
  key: WorkflowKey,
  change: Partial<WorkflowChoices> & {
    readonly lateMinutes: number;
    readonly eventsFrom?: Date;
    readonly dueFrom?: Date;
    readonly version: number;
  },
): Promise<void> {
  const { meetingTypeIds, recipients, languages, ...others } = change;
  await orm
    .update(workflow)
    .set({
      ...others,
      ...(meetingTypeIds && { meetingTypeIds: [...meetingTypeIds] }),
      ...(recipients && { recipients: [...recipients] }),
      ...(languages && { languages: [...languages] }),
    })
    .where(rowOf(workflow, key));
}

/** With what is planned by it. False where there is none. */
export async function deleteWorkflowRow({ orm }: Sql, key: WorkflowKey): Promise<boolean> {
  const gone = orm.delete(workflow).where(rowOf(workflow, key));
  return (await gone.returning({ id: workflow.id })).length > 0;
}

/** Whether all of these are a company's meeting types. */
export async function hasMeetingTypes(
  { orm }: Sql,
  companyId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const wanted = ofCompany(meetingType, companyId, inArray(meetingType.id, [...ids]));
  return (await orm.$count(meetingType, wanted)) === ids.length;
}
