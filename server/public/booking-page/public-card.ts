import type { PublicCard } from '#shared/api/personal-page.ts';
import { type CompanyColors, toCardColor } from '#shared/domain/card/card-color.ts';
import { toKeptProfiles } from '#shared/domain/card/kept-profiles.ts';
import type { CardRow } from './page-statement.ts';

/** Spec B §2.5: a card as anybody sees it. */
export function toPublicCard(
  { primaryColor, useCustomColors, onlineProfiles, changedAt, ...shown }: CardRow,
  company: CompanyColors,
): PublicCard {
  return {
    ...shown,
    color: toCardColor({ primaryColor, useCustomColors }, company),
    onlineProfiles: toKeptProfiles(onlineProfiles),
    changedAt: new Date(changedAt).toISOString(),
  };
}
