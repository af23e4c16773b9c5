import { useQuery } from '@tanstack/react-query';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { useSearch } from '#shared/react/router/use-place.ts';
import { api } from './api.ts';
import { useSession } from './session.tsx';

/**
 * Whose hours and absences are shown: one's own, or for owners and admins another host's, whom the
 * address names.
 */
export function useChosenHost() {
  const session = useSession();
  const { host }: { readonly host?: unknown } = useSearch();
  const navigate = useNavigate();
  const mayChoose = reachOf(session, 'schedule:edit') === 'company';
  const { data, isLoading } = useQuery({
    ...api.toQuery('get', '/calendar/hosts', { params: { query: {} } }),
    enabled: mayChoose,
  });
  const hosts = data?.hosts ?? [];
  const asked = mayChoose && typeof host === 'string' ? host : undefined;
  const hostId = asked === session.hostId ? undefined : asked;
  const chosen = hosts.find(({ id }) => id === hostId);
  return {
    /** Undefined is oneself, as the API has it. */
    hostId,
    timeZone: chosen?.timezone ?? session.timezone,
    hosts,
    /** Whether it is not known yet who there is to choose from. */
    isLoading,
    ownId: session.hostId,
    choose: (id: string) =>
      navigate({ to: '.', search: id === session.hostId ? {} : { host: id } }),
  } as const;
}
