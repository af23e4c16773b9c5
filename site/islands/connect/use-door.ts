import { useState } from 'react';
import type { RoomDoor } from '#shared/api/connect.ts';
import type { RoomData } from '#shared/page-data.ts';
import { api } from '#site/lib/api.ts';
import { readPageData } from '#site/lib/read-page-data.ts';
import { mayPass } from '#site/lib/worth-retrying.ts';
import type { RoomLink } from './room-link.ts';

/** Who is there already, and whether it was cancelled, is asked for so often. */
const LOOK_MS = 10_000;
/** So long a page need not ask again for what it came with. */
const FRESH_MS = 5_000;
/** A server that could not be reached is asked so often. */
const RETRY_MS = 4_000;

/**
 * The door of a link. While somebody stands before it, it is looked at again and again; why it could not
 * be seen is known until it can.
 */
export function useDoor({ roomId, key }: RoomLink, isBefore: boolean) {
  const asked = api.useQuery(
    'get',
    '/connect/{roomId}',
    { params: { path: { roomId }, query: { key } } },
    {
      initialData: () => readPageData<RoomData>()?.data.door,
      initialDataUpdatedAt: () => readPageData<RoomData>()?.atMs ?? 0,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, error } }) => {
        if (!isBefore) return false;
        if (!error || data) return untilNextLook(data);
        return mayPass(error) ? RETRY_MS : false;
      },
    },
  );
  const [failure, setFailure] = useState(asked.error);
  // A query without data forgets its failure each time it asks again.
  if (asked.error && asked.error !== failure) setFailure(asked.error);
  return { ...asked, error: asked.data ? asked.error : (asked.error ?? failure) };
}

/** `state` is the server's word: the moment it opens it is asked, by this device's clock, and a little after. */
function untilNextLook(door: RoomDoor | undefined): number | false {
  if (!door || door.state === 'open') return LOOK_MS;
  if (door.state !== 'early') return false;
  const leftMs = Date.parse(door.opensIso) - Date.now();
  return leftMs > 0 ? Math.min(leftMs + 200, 3 * LOOK_MS) : 2_000;
}
