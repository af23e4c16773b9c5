import type { RoomKey } from './kept-room-statement.ts';
import type { KnownRooms } from './known-rooms.ts';
import type { Frame, Introduction } from './open-exchange.ts';
import type { Lines } from './open-lines.ts';
import type { Play } from './play-rooms.ts';
import type { RemoteLines } from './remote-lines.ts';

interface Options {
  readonly rooms: KnownRooms;
  readonly lines: Pick<Lines, 'tell'>;
  readonly remotes: Pick<RemoteLines, 'add' | 'find' | 'hear'>;
  readonly play: Play;
  readonly ask: (key: RoomKey) => void;
  readonly post: (process: string, frame: Frame) => void;
}

/** What to do about what another process says: it is for a room that is led here, or for a line of ours. */
export function hearProcesses(options: Options): (frame: Frame, sender: string) => void {
  const { rooms, lines, remotes, play, ask, post } = options;

  function takeIn(frame: Introduction, sender: string): void {
    const { session, ticket } = frame;
    const known = rooms.find(ticket.roomId);
    if (known?.lead === 'asking') {
      known.later.push(() => takeIn(frame, sender));
    } else if (known?.lead === 'ours') {
      remotes.add({ session, process: sender, ticket });
      play.arrive(frame);
    } else {
      post(sender, { t: 'asks-again', roomId: ticket.roomId });
    }
  }

  function takeWord(frame: Frame & { readonly t: 'says' | 'gone' }, sender: string): void {
    const { session, roomId } = frame;
    // It was given up as lost, or this process leads the room no more.
    if (!remotes.find(session)) post(sender, { t: 'asks-again', roomId });
    else if (frame.t === 'gone') play.loseLine(roomId, session);
    else play.hear(roomId, session, frame.message);
  }

  return (frame, sender) => {
    remotes.hear(sender);
    switch (frame.t) {
      case 'beat':
        break;
      case 'arrives':
        takeIn(frame, sender);
        break;
      case 'says':
      case 'gone':
        takeWord(frame, sender);
        break;
      case 'told':
        lines.tell(frame);
        break;
      case 'asks-again': {
        const known = rooms.find(frame.roomId);
        if (typeof known?.lead === 'object' && known.lead.owner === sender) ask(known.key);
      }
    }
  };
}
