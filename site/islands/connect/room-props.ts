import type { EnterReply, RoomDoor } from '#shared/api/connect.ts';
import type { Leaving } from './left/left-why.ts';
import type { OwnMedia } from './media/own-media.ts';

/** What the lobby hands to the room once the door has opened. */
export interface RoomProps extends EnterReply {
  readonly door: RoomDoor;
  /** Started, and kept by who renders the room: it is not stopped there. */
  readonly media: OwnMedia;
  /** As the others see it. */
  readonly name: string;
  /** A new ticket, to come back with. */
  readonly askTicket: () => Promise<string>;
  readonly onLeft: (leaving: Leaving) => void;
}
