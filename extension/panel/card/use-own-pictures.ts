import type { createApi } from '#shared/react/api/create-api.ts';
import type { CardDesk } from '#shared/react/card-editor/card-desk.ts';

/** The calls that set or take away a picture of one's own card. */
export function useOwnPictures(api: ReturnType<typeof createApi>): CardDesk['setPicture'] {
  const putPicture = api.useChange('patch', '/user2/picture');
  const dropPicture = api.useChange('delete', '/user2/picture');
  const putHeader = api.useChange('patch', '/personal-page/header-picture');
  const dropHeader = api.useChange('delete', '/personal-page/header-picture');
  return (kind, picture, watch) => {
    if (kind === 'profile') {
      return picture
        ? putPicture.mutateAsync({ ...watch, body: { picture } })
        : dropPicture.mutateAsync({});
    }
    return picture
      ? putHeader.mutateAsync({ ...watch, body: { picture } })
      : dropHeader.mutateAsync({});
  };
}
