import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';

/** A meeting that times can be proposed for. */
export interface ProposableType {
  readonly id: string;
  readonly name: string;
  /** Whose it is, where it is not one's own. */
  readonly of: string | null;
  readonly durationsMinutes: readonly number[];
}

/** What was known last, for the moment until the server answers. */
export interface TypesSeen {
  readonly peek: () => readonly ProposableType[] | undefined;
  readonly save: (types: readonly ProposableType[]) => unknown;
}

/** More than somebody has. */
const query = { state: 'published', pageSize: 100 } as const;

/** The meetings on one's own page, then those of colleagues and teams that one hosts. */
export function useProposableTypes(client: ApiClient, seen?: TypesSeen) {
  return useQuery({
    queryKey: ['proposable-types'],
    queryFn: async () => {
      const types = await load(client);
      await seen?.save(types);
      return types;
    },
    ...(seen && { initialData: seen.peek, initialDataUpdatedAt: 0 }),
    // A server on this device answers without a network.
    networkMode: 'always',
  });
}

async function load(client: ApiClient): Promise<readonly ProposableType[]> {
  const [own, assigned] = await Promise.all([
    client.GET('/meeting-type', { params: { query } }),
    client.GET('/meeting-type/assigned', { params: { query } }),
  ]);
  const listed = [
    ...(own.data?.meetingTypes ?? []).map((each) => ({ ...each, of: null })),
    ...(assigned.data?.meetingTypes ?? []).map((each) => ({ ...each, of: each.owner.name })),
  ];
  return listed.map(({ id, name, of, durations }) => ({
    ...{ id, name, of },
    durationsMinutes: durations,
  }));
}
