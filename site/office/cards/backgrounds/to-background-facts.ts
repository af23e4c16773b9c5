import type { EditedCard } from '#shared/api/personal-page.ts';
import type { BackgroundFacts } from '#shared/domain/background/background.ts';
import { toBrandColors } from '#shared/domain/brand.ts';
import { toPath } from '#shared/routes/index.ts';

/** What of a card a background may say. */
export const BACKGROUND_PARTS = ['name', 'title', 'company', 'url'] as const;

export type BackgroundPart = (typeof BACKGROUND_PARTS)[number];

/** All that a card gives a background. */
export function toBackgroundFacts(
  { user, company, color }: EditedCard,
  siteUrl: string,
): BackgroundFacts {
  const { firstname, lastname, title, slug } = user;
  return {
    name: `${firstname} ${lastname}`.trim() || null,
    title,
    company: company.name,
    url: slug === null ? null : siteUrl + toPath('user', { user: slug }),
    colors: toBrandColors(color, 'light'),
  };
}

/** The same without what its owner has left out. */
export function withoutParts(
  facts: BackgroundFacts,
  left: ReadonlySet<BackgroundPart>,
): BackgroundFacts {
  const none = BACKGROUND_PARTS.filter((part) => left.has(part)).map((part) => [part, null]);
  return { ...facts, ...Object.fromEntries(none) };
}
