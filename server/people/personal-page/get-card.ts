import type { Sql } from '#server/platform/db/database.ts';
import type { EditedCard } from '#shared/api/personal-page.ts';
import type { Session } from '#shared/api/session.ts';
import { toCardColor } from '#shared/domain/card/card-color.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { readCardTypes } from './card-types-statement.ts';
import { toKeptPage } from './kept-page.ts';
import { findCard } from './store.ts';

/**
 * Somebody's card as the caller, who may change it, sees it.
 * @throws Refusal `not-found` for somebody who is no member any more.
 */
export async function getCard(
  sql: Sql,
  session: Session,
  userId: string,
  nowMs: number,
): Promise<EditedCard> {
  const key = { companyId: session.companyId, id: userId };
  const card = await findCard(sql, key);
  if (!card) return refuse('not-found', 'There is nobody like this');
  const { createdAt, ...user } = card.user;
  const { personalizedBranding, ...ofCompany } = card.company;
  const company = { ...ofCompany, featureAccess: { personalizedBranding } };
  const personalPage = toKeptPage(card.page);
  return {
    user,
    company,
    personalPage: { ...personalPage, headerImage: card.page?.headerImage ?? null },
    color: toCardColor(personalPage, company),
    // Without anything on it a second before its owner came, so that the first thing moves it.
    changedAt: (card.page?.changedAt ?? new Date(createdAt.getTime() - 1000)).toISOString(),
    meetingTypes: await readCardTypes(sql, key, new Date(nowMs)),
    permissions: {
      isCompanyAdmin: session.role !== 'member',
      isTeamAdmin: session.adminOfTeamIds.length > 0,
    },
  };
}
