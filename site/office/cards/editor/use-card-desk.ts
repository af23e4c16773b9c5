import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardDesk } from '#shared/react/card-editor/card-desk.ts';
import { tellFrame } from '#shared/react/card-editor/tell-frame.ts';
import { useKeptCard } from '#shared/react/card-editor/use-kept-card.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { api } from '#site/office/api.ts';
import { useLogo } from '#site/office/company/use-logo.ts';
import { sessionQuery, useSession } from '#site/office/session.tsx';
import { useCardPictures } from './use-card-pictures.ts';

/** A card with the office's calls. */
export function useCardDesk(userId: string): CardDesk {
  const queryClient = useQueryClient();
  const { hostId } = useSession();
  const asked = { params: { path: { userId } } };
  const question = api.toQuery('get', '/personal-page/{userId}', asked);
  const { data: card } = api.useData('get', '/personal-page/{userId}', asked);
  const kept = useKeptCard(question.queryKey, card);
  const page = api.useChange('patch', '/personal-page/{userId}');
  const user = api.useChange('patch', '/user2/{user}');
  const toggle = api.useChange('post', '/meeting-type/personal/{meetingTypeId}');
  const company = api.useChange('patch', '/company');
  const picture = useCardPictures(userId);
  const setLogo = useLogo();
  const isBranded = card.company.featureAccess.personalizedBranding;
  const { data: plans } = useQuery({ ...api.toQuery('get', '/company'), enabled: !isBranded });
  const reload = () => queryClient.fetchQuery({ ...question, staleTime: 0 });
  return {
    card,
    isOwn: userId === hostId,
    toSrc: imageSrc,
    change: async ({ of, change }) => {
      if (of === 'card') {
        kept.takeCard(await page.mutateAsync({ ...asked, body: change }));
      } else {
        kept.takeUser(await user.mutateAsync({ params: { path: { user: userId } }, body: change }));
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }
      tellFrame();
    },
    now: kept.now,
    renameCompany: async (name, was) => {
      await company.mutateAsync({ body: { name, was: { name: was } } });
      // It stands all over the office.
      await queryClient.invalidateQueries();
      tellFrame();
    },
    setLogo: async (chosen, watch) => {
      await setLogo(chosen, watch);
      await reload();
      tellFrame();
    },
    plansUrl: plans?.plansUrl ?? null,
    hideMark: async (hideKalendsBranding) => {
      const was = { hideKalendsBranding: !hideKalendsBranding };
      await company.mutateAsync({ body: { hideKalendsBranding, was } });
      await reload();
      tellFrame();
    },
    setPicture: async (kind, chosen, watch) => {
      await picture(kind, chosen, watch);
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
