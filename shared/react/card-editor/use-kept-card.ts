import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { EditedCard } from '#shared/api/personal-page.ts';
import type { User } from '#shared/api/user.ts';

/** The card that a query of this key holds, and how what was saved comes into it. */
export function useKeptCard(queryKey: QueryKey, card: EditedCard) {
  const queryClient = useQueryClient();
  const keep = (now: (before: EditedCard) => EditedCard) =>
    queryClient.setQueryData<EditedCard>(queryKey, (before) => before && now(before));
  return {
    now: () => queryClient.getQueryData<EditedCard>(queryKey) ?? card,
    /** Two fields may be on their way at once, and the older reply may come last. */
    takeCard: (now: EditedCard) =>
      keep((before) => (now.changedAt < before.changedAt ? before : now)),
    takeUser: ({ firstname, lastname, title, slug }: User) =>
      keep((before) => ({ ...before, user: { ...before.user, firstname, lastname, title, slug } })),
  } as const;
}
