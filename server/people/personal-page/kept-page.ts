import type { EditedCard } from '#shared/api/personal-page.ts';
import { toKeptProfiles } from '#shared/domain/card/kept-profiles.ts';
import type { StoredPage } from './store.ts';

/** What can be changed of a card. */
export type KeptPage = Omit<EditedCard['personalPage'], 'headerImage'>;

/** What is stored, or what a card is before anything was put on it. */
export function toKeptPage(page: StoredPage | null): KeptPage {
  return {
    description: page?.description ?? null,
    primaryColor: page?.primaryColor ?? null,
    useCustomColors: page?.useCustomColors ?? false,
    showAllMeetingTypes: page?.showAllMeetingTypes ?? false,
    meetingTypeOrder: page?.meetingTypeOrder ?? [],
    onlineProfiles: toKeptProfiles(page?.onlineProfiles ?? {}),
  };
}
