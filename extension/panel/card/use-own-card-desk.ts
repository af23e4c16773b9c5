import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { createApi } from '#shared/react/api/create-api.ts';
import type { CardDesk } from '#shared/react/card-editor/card-desk.ts';
import { useKeptCard } from '#shared/react/card-editor/use-kept-card.ts';
import { keptSignIn } from '../../kept-sign-in.ts';
import type { SignIn } from '../../storage.ts';
import { useOwnPictures } from './use-own-pictures.ts';

/** One's own card with the calls that the extension may make: the company keeps its name here. */
export function useOwnCardDesk(
  api: ReturnType<typeof createApi>,
  { id, serverUrl }: Pick<SignIn, 'id' | 'serverUrl'>,
): CardDesk {
  const queryClient = useQueryClient();
  // A server on this device answers without a network.
  const question = {
    ...api.toQuery('get', '/personal-page/me', {}),
    networkMode: 'always',
    retry: false,
  } as const;
  const { data: card } = useSuspenseQuery(question);
  const kept = useKeptCard(question.queryKey, card);
  const page = api.useChange('patch', '/personal-page/me');
  const attributes = api.useChange('patch', '/user2/attributes');
  const toggle = api.useChange('post', '/meeting-type/personal/{meetingTypeId}');
  const setPicture = useOwnPictures(api);
  const reload = () => queryClient.fetchQuery({ ...question, staleTime: 0 });
  return {
    card,
    isOwn: true,
    toSrc: (address) => (address?.startsWith('/api/') ? serverUrl + address : address),
    change: async ({ of, change }) => {
      if (of === 'card') return kept.takeCard(await page.mutateAsync({ body: change }));
      const now = await attributes.mutateAsync({ body: change });
      kept.takeUser(now);
      await keptSignIn.rename(id, `${now.firstname} ${now.lastname}`.trim());
    },
    now: kept.now,
    setPicture: async (kind, picture, watch) => {
      await setPicture(kind, picture, watch);
      await reload();
    },
    toggleMeeting: async (meetingTypeId) => {
      await toggle.mutateAsync({ params: { path: { meetingTypeId } } });
      await reload();
    },
    reload,
  };
}
