import type { EditedReply } from '#shared/api/meeting-type-editor.ts';

/** Why nobody can book a meeting type. */
export type ClosedState = 'archived' | 'unpublished' | 'pending';

/** Undefined where it is open: `{ isArchived: true, … } → 'archived'`. */
export function closedAs(
  { isArchived, enabled, publishFrom }: Pick<EditedReply, 'isArchived' | 'enabled' | 'publishFrom'>,
  nowMs: number,
): ClosedState | undefined {
  if (isArchived) return 'archived';
  if (!enabled) return 'unpublished';
  return publishFrom !== null && Date.parse(publishFrom) > nowMs ? 'pending' : undefined;
}
