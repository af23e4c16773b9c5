import { useQueryClient } from '@tanstack/react-query';
import type { EditedCard } from '#shared/api/personal-page.ts';
import type { User } from '#shared/api/user.ts';
import type { CardDesk } from '#shared/react/card-editor/card-desk.ts';
import { tellFrame } from '#shared/react/card-editor/tell-frame.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { api } from '#site/office/api.ts';
import { sessionQuery, useSession } from '#site/office/session.tsx';
import { useCardPictures } from './use-card-pictures.ts';

/** A card with the office's calls. */
export function useCardDesk(userId: string): CardDesk {
  const queryClient = useQueryClient();
  const { hostId } = useSession();
  const asked = { params: { path: { userId } } };
  const question = api.toQuery('get', '/personal-page/{userId}', asked);
  const { data: card } = api.useData('get', '/personal-page/{userId}', asked);
  const page = api.useChange('patch', '/personal-page/{userId}');
  const user = api.useChange('patch', '/user2/{user}');
  const toggle = api.useChange('post', '/meeting-type/personal/{meetingTypeId}');
  const company = api.useChange('patch', '/company');
  const picture = useCardPictures(userId);
  const reload = () => queryClient.fetchQuery({ ...question, staleTime: 0 });
  const keep = (now: (before: EditedCard) => EditedCard) =>
    queryClient.setQueryData<EditedCard>(question.queryKey, (before) => before && now(before));
  return {
    card,
    isOwn: userId === hostId,
    toSrc: imageSrc,
    change: async ({ of, change }) => {
      if (of === 'card') {
        const now = await page.mutateAsync({ ...asked, body: change });
        // Two fields may be on their way at once, and the older reply may come last.
        keep((before) => (now.changedAt < before.changedAt ? before : now));
      } else {
        const now = await user.mutateAsync({ params: { path: { user: userId } }, body: change });
        keep((before) => ({ ...before, user: { ...before.user, ...toNamed(now) } }));
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }
      tellFrame();
    },
    now: () => queryClient.getQueryData<EditedCard>(question.queryKey) ?? card,
    renameCompany: async (name, was) => {
      await company.mutateAsync({ body: { name, was: { name: was } } });
      // It stands all over the office.
      await queryClient.invalidateQueries();
      tellFrame();
    },
    setPicture: async (kind, chosen) => {
      await picture(kind, chosen);
      await reload();
      // The frame of the office shows it too.
      if (kind === 'profile')
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      tellFrame();
    },
    toggleMeeting: async (meetingTypeId) => {
      await toggle.mutateAsync({ params: { path: { meetingTypeId }, query: { userId } } });
      await reload();
      tellFrame();
    },
    reload,
  };
}

function toNamed({ firstname, lastname, title, slug }: User) {
  return { firstname, lastname, title, slug };
}
