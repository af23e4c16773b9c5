import type { RoomDoor } from '#shared/api/connect.ts';
import { api } from '#site/lib/api.ts';
import type { RoomLink } from './room-link.ts';

/** Who is there already, and whether it was cancelled, is asked for so often. */
const LOOK_MS = 10_000;
/** A server that could not be reached is asked so often. */
const RETRY_MS = 4_000;

/** The door of a link. While somebody stands before it, it is looked at again and again. */
export function useDoor({ roomId, key }: RoomLink, isBefore: boolean) {
  return api.useQuery(
    'get',
    '/connect/{roomId}',
    { params: { path: { roomId }, query: { key } } },
    {
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, error } }) => {
        if (!isBefore) return false;
        return error && !data ? RETRY_MS : untilNextLook(data);
      },
    },
  );
}

/** `state` is the server's word: the moment it opens it is asked, by this device's clock, and a little after. */
function untilNextLook(door: RoomDoor | undefined): number | false {
  if (!door || door.state === 'open') return LOOK_MS;
  if (door.state !== 'early') return false;
  const leftMs = Date.parse(door.opensIso) - Date.now();
  return leftMs > 0 ? Math.min(leftMs + 200, 3 * LOOK_MS) : 2_000;
}
