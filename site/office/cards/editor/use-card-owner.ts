import { useQuery } from '@tanstack/react-query';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { useSearch } from '#shared/react/router/use-place.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';

/** Whose card is edited: one's own, or that of whom the address names, if the server agrees. */
export function useCardOwner() {
  const session = useSession();
  const { user }: { readonly user?: unknown } = useSearch();
  const navigate = useNavigate();
  const { data } = useQuery({
    ...api.toQuery('get', '/calendar/hosts', { params: { query: {} } }),
    enabled: reachOf(session, 'card:edit') === 'company',
  });
  return {
    userId: typeof user === 'string' ? user : session.hostId,
    owners: data?.hosts ?? [],
    choose: (id: string) =>
      navigate({ to: '.', search: id === session.hostId ? {} : { user: id } }),
  } as const;
}
