import { useEffect, useMemo } from 'react';
import type { RoomData } from '#shared/page-data.ts';
import { client } from '#site/lib/client.ts';
import { readPageData } from '#site/lib/read-page-data.ts';
import type { RoomLink } from './room-link.ts';
import { useStore } from './use-store.ts';
import { watchDoor } from './watch-door.ts';

/** The door of a link, which is followed while somebody stands before it. */
export function useDoor({ roomId, key }: RoomLink, isBefore: boolean) {
  const watch = useMemo(() => {
    const params = { path: { roomId }, query: { key } };
    const cameWith = readPageData<RoomData>();
    return watchDoor(
      async () => (await client.GET('/connect/{roomId}', { params })).data,
      cameWith?.data.door && { door: cameWith.data.door, atMs: cameWith.atMs },
    );
  }, [roomId, key]);
  useEffect(() => watch.follow(isBefore), [watch, isBefore]);
  return { ...useStore(watch), look: watch.look };
}
