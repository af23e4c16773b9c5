import { useQueryClient } from '@tanstack/react-query';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import { api } from '#site/office/api.ts';

const { queryKey } = api.toQuery('get', '/company');

/** Shows another logo of the company, or none. */
export function useLogo(): (picture: Blob | null, watch?: SentWatch) => Promise<unknown> {
  const queryClient = useQueryClient();
  const put = api.useChange('patch', '/company/logo');
  const drop = api.useChange('delete', '/company/logo');
  return async (picture, watch) => {
    const now = picture
      ? await put.mutateAsync({ ...watch, body: { picture } })
      : await drop.mutateAsync({});
    queryClient.setQueryData(queryKey, (kept: object | undefined) => kept && { ...kept, ...now });
  };
}
