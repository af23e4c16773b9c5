import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import type { Seen } from './seen.ts';

/** A meeting that times can be proposed for. */
export interface ProposableType {
  readonly id: string;
  readonly name: string;
  /** Whose it is, where it is not one's own. */
  readonly of: string | null;
  readonly durationsMinutes: readonly number[];
  /** Of its public page; null where there is none. */
  readonly path: string | null;
  readonly customChannelName: string | null;
  /** Appointments of it in the next two weeks. */
  readonly comingCount: number;
  /** It is paid, and nobody could pay for it here. */
  readonly lacksPayment?: boolean;
}

/** More than somebody has. */
const query = { state: 'published', pageSize: 100 } as const;

/** The meetings on one's own page, then those of colleagues and teams that one hosts. */
export function useProposableTypes(
  client: ApiClient,
  seen: Seen<readonly ProposableType[]> | undefined,
) {
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

/** The one that somebody chose last; else the one that most appointments are of, of equal ones the first. */
export function chooseType(
  types: readonly ProposableType[],
  lastId: string | null,
): ProposableType | undefined {
  const payable = types.filter((type) => !type.lacksPayment);
  const open = payable.length > 0 ? payable : types;
  const most = Math.max(...open.map((type) => type.comingCount));
  return open.find((type) => type.id === lastId) ?? open.find((type) => type.comingCount === most);
}

async function load(client: ApiClient): Promise<readonly ProposableType[]> {
  const [own, assigned] = await Promise.all([
    client.GET('/meeting-type', { params: { query } }),
    client.GET('/meeting-type/assigned', { params: { query } }),
  ]);
  return [
    ...(own.data?.meetingTypes ?? []).map((listed) => toProposable(listed, null)),
    ...(assigned.data?.meetingTypes ?? []).map((listed) => toProposable(listed, listed.owner.name)),
  ];
}

function toProposable(listed: ListedMeetingType, of: string | null): ProposableType {
  const { id, name, durations, path, customChannelName, coming, lacksPayment } = listed;
  return {
    ...{ id, name, of, path, customChannelName, lacksPayment },
    durationsMinutes: durations,
    comingCount: coming.reduce((sum, count) => sum + count, 0),
  };
}
