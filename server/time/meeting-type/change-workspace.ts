import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockOwned } from './lock-owned.ts';
import { hasWorkspace, updateLife } from './store/life.ts';

/**
 * Puts a meeting type on a shelf of its company; `none` takes it off.
 * @throws Refusal as `lockOwned` does; `not-found` for a shelf that is not there.
 */
export function changeWorkspace(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  wish: { readonly meetingTypeId: string; readonly workspaceId: string },
): Promise<{ id: string; workspaceId: string | null }> {
  const workspaceId = wish.workspaceId === 'none' ? null : wish.workspaceId;
  return db.transaction(async (tx) => {
    const row = await lockOwned(tx, session, wish.meetingTypeId);
    const shelf = { companyId: row.companyId, id: wish.workspaceId };
    if (workspaceId !== null && !(await hasWorkspace(tx, shelf))) {
      refuse('not-found', 'There is no such workspace');
    }
    await updateLife(tx, row, { workspaceId }, new Date(clock.nowMs()));
    return { id: row.id, workspaceId };
  });
}
