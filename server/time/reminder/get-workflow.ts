import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import type { ComingMessages, EditedWorkflow } from '#shared/api/workflow.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { listComingMessages } from './coming-statement.ts';
import { findWorkflow, type KeptWorkflow, listWorkflowRows } from './store.ts';

type ReadServices = Pick<Services, 'db' | 'clock'>;

const DEFAULT_PAGE_SIZE = 50;
const SHOWN = 20;
const WEEK_MS = 7 * 86_400_000;

/** A company's workflows, the oldest first. */
export async function listWorkflows(
  { db }: ReadServices,
  session: Session,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: { page?: number; pageSize?: number },
): Promise<{ workflows: EditedWorkflow[]; total: number; page: number; pageSize: number }> {
  const { rows, total } = await listWorkflowRows(db, session.companyId, { page, pageSize });
  return { workflows: rows.map((row) => toEdited(row, session)), total, page, pageSize };
}

/**
 * A workflow, and what of it goes within the next seven days.
 * @throws Refusal `not-found`.
 */
export async function getWorkflow(
  { db, clock }: ReadServices,
  session: Session,
  id: string,
): Promise<{ workflow: EditedWorkflow; coming: ComingMessages }> {
  const { companyId } = session;
  const row = await findWorkflow(db, { companyId, id });
  if (!row) return refuse('not-found', 'There is no such workflow');
  const nowMs = clock.nowMs();
  const week = { companyId, workflowId: id, nowMs, untilMs: nowMs + WEEK_MS };
  // Who they are is theirs who manage appointments of all.
  const limit = reachOf(session, 'appointment:manage') === 'company' ? SHOWN : 0;
  const coming = await listComingMessages(db, { ...week, limit });
  return { workflow: toEdited(row, session), coming };
}

/** A workflow for who asks. */
export function toEdited({ version, ...kept }: KeptWorkflow, session: Session): EditedWorkflow {
  return { ...kept, canEdit: reachOf(session, 'workflow:edit') !== undefined };
}
