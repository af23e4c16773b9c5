import type { SentWatch } from '#shared/api/sent-watch.ts';
import type { CardPicture } from '#shared/react/card-editor/pictures/editor-shapes.ts';
import { api } from '#site/office/api.ts';

/** The calls that set or take away a picture of somebody's card. */
export function useCardPictures(userId: string) {
  const putPicture = api.useChange('patch', '/user2/{user}/picture');
  const dropPicture = api.useChange('delete', '/user2/{user}/picture');
  const putHeader = api.useChange('patch', '/personal-page/{userId}/header-picture');
  const dropHeader = api.useChange('delete', '/personal-page/{userId}/header-picture');
  return (kind: CardPicture, picture: Blob | null, watch?: SentWatch): Promise<unknown> => {
    if (kind === 'profile') {
      const asked = { params: { path: { user: userId } } };
      return picture
        ? putPicture.mutateAsync({ ...asked, ...watch, body: { picture } })
        : dropPicture.mutateAsync(asked);
    }
    const asked = { params: { path: { userId } } };
    return picture
      ? putHeader.mutateAsync({ ...asked, ...watch, body: { picture } })
      : dropHeader.mutateAsync(asked);
  };
}
