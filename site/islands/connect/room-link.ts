import { matchRoute, toPath } from '#shared/routes/index.ts';

/** What an address of the room says: which room, by which key, and whether one is about to enter, in, or out. */
export interface RoomLink {
  readonly roomId: string;
  /** Undefined for hosts, whose session opens the door. */
  readonly key: string | undefined;
  readonly place: RoomPlace;
}

export type RoomPlace = 'join' | 'room' | 'left';

const places = {
  join: 'connect-join',
  room: 'connect',
  left: 'connect-left',
} as const;

export function readRoomLink({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): RoomLink {
  const match = matchRoute(pathname);
  const { join, left } = places;
  return {
    roomId: match?.params.roomId ?? '',
    key: new URLSearchParams(search).get('key') ?? undefined,
    place: match?.id === left ? 'left' : match?.id === join ? 'join' : 'room',
  };
}

/** The address of a place, with the key, so that a reload finds the door again. */
export function toRoomPath({ roomId, key }: Omit<RoomLink, 'place'>, place: RoomPlace): string {
  return toPath(places[place], { roomId }, { key });
}
