import type { Sql } from '#server/platform/db/database.ts';
import type { MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findMeetingTypeOf } from './meeting-type-of-statement.ts';

/**
 * Checks a group that a visitor names beside its start. One that has moved or ended since is no
 * obstacle: the start says which group is meant.
 * @throws Refusal `appointment-not-found` for another meeting type's, `slot-no-longer-available` for
 * one that there is not, or not any more.
 */
export async function checkNamedGroup(
  sql: Sql,
  { meetingTypeId, groups }: Pick<MeetingTypeFacts, 'meetingTypeId' | 'groups'>,
  appointmentId: string,
): Promise<void> {
  if (groups.some((group) => group.appointmentId === appointmentId)) return;
  const ofMeetingType = await findMeetingTypeOf(sql, appointmentId);
  if (ofMeetingType === meetingTypeId) return;
  if (ofMeetingType === undefined) {
    refuse('slot-no-longer-available', 'There is no such group any more');
  }
  refuse('appointment-not-found', 'There is no such appointment of this meeting type');
}
