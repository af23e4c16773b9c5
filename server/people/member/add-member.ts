import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { InvitedRole } from '#shared/domain/roles/invited-roles.ts';
import { workingWeek } from '#shared/domain/schedule/working-week.ts';
import { splitName } from '#shared/domain/sign-up/split-name.ts';
import { findFormerMember, insertMember, joinTeams, welcomeBack } from './store/member.ts';

interface NewMember {
  readonly companyId: string;
  readonly userId: string;
  /** In small letters. */
  readonly email: string;
  readonly name: string;
  readonly role: InvitedRole;
  readonly language: Language;
  readonly timeZone: string;
  readonly teamIds: readonly string[];
}

/**
 * Makes somebody a member, with weekday hours in their zone and no page yet; who is one already stays
 * what they are, who was one is the same host again. Returns their id as a host.
 */
export async function addMember(tx: Transaction, member: NewMember): Promise<string> {
  const { companyId, userId, email, role, teamIds } = member;
  const known = await findFormerMember(tx, { companyId, userId, email });
  const hostId = known?.hostId ?? randomUUID();
  if (known?.hasLeft) await welcomeBack(tx, { companyId, id: hostId, userId, email, role });
  if (!known) {
    const { language, timeZone, name } = member;
    const host = { companyId, id: hostId, userId, email, role, language, timeZone };
    await insertMember(tx, { ...host, ...splitName(name) }, workingWeek);
  }
  await joinTeams(tx, { companyId, hostId, teamIds });
  return hostId;
}
