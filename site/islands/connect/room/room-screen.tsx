import { useEffect, useState } from 'react';
import { playSound } from '#site/islands/connect/lobby/play-sound.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';
import type { RoomProps } from '#site/islands/connect/room-props.ts';
import { useStore } from '../use-store.ts';
import { ControlRow } from './controls/control-row.tsx';
import type { Call } from './open-call.ts';
import { SidePanel } from './panels/side-panel.tsx';
import { Reactions } from './reactions.tsx';
import { RoomNotices } from './room-notices.tsx';
import type { RoomPanel } from './room-panel.ts';
import { Sounds } from './sounds.tsx';
import type { RoomView } from './tiles/arrange-tiles.ts';
import { OwnTile } from './tiles/own-tile.tsx';
import { TileStage } from './tiles/tile-stage.tsx';
import { restingCorner } from './tiles/to-corner.ts';
import { useCallKeys } from './use-call-keys.ts';
import { useQuiet } from './use-quiet.ts';
import { useSeen } from './use-seen.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface RoomScreenProps extends RoomProps {
  readonly call: Call;
  readonly onLeave: () => void;
}

/** The call itself: the others edge to edge, and what one does beneath them. */
export function RoomScreen({ call, door, media, name, onLeave }: RoomScreenProps) {
  const [view, setView] = useState<RoomView>('grid');
  const [panel, setPanel] = useState<RoomPanel | null>(null);
  const [isOwnShown, setOwnShown] = useState(true);
  const [sound, setSound] = useState({ tries: 0, isRefused: false });
  const [refuseSound] = useState(() => () => setSound((now) => ({ ...now, isRefused: true })));
  const line = useStore(call.line);
  const peers = useStore(call.peers);
  const own = useOwnMedia(media);
  const unread = useUnread(line.chat.length, panel === 'chat');
  const isQuiet = useQuiet();
  useCallKeys(media);
  useWakeLock();
  useSeen(call.peers);
  useKnock(line.waiting.length, own.speakerId);
  const openPanel = (wanted: RoomPanel) => setPanel(wanted === panel ? null : wanted);
  return (
    <main className="fixed inset-0 flex">
      <h1 className="sr-only">{door.title}</h1>
      <div className="relative flex min-w-0 flex-1 flex-col">
        <div data-stage className="flex min-h-0 flex-1 flex-col">
          <TileStage people={line.people} peers={peers} view={view} />
        </div>
        {isOwnShown && (
          <OwnTile
            media={own}
            name={name}
            picture={door.you.picture}
            resting={restingCorner({ people: line.people, view })}
          />
        )}
        <RoomNotices
          call={call}
          media={media}
          isSilent={sound.isRefused}
          onSound={() => setSound(({ tries }) => ({ tries: tries + 1, isRefused: false }))}
        />
        <Reactions line={call.line} />
        <ControlRow
          {...{ call, media, view, panel, unread, isQuiet, isOwnShown, onLeave }}
          onView={setView}
          onOwnShown={setOwnShown}
          onPanel={openPanel}
        />
      </div>
      {panel && (
        <SidePanel key={panel} {...{ call, panel, door, media }} onClose={() => setPanel(null)} />
      )}
      <Sounds
        {...{ people: line.people, peers, speakerId: own.speakerId, tries: sound.tries }}
        onRefused={refuseSound}
      />
    </main>
  );
}

/** Lines of the chat that came while it was closed. */
function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  if (isOpen && read !== count) setRead(count);
  return isOpen ? 0 : count - read;
}

/** Somebody more at the door is heard. */
function useKnock(waiting: number, speakerId: string | null): void {
  const [heard, setHeard] = useState({ waiting: 0, knocks: 0 });
  if (heard.waiting !== waiting) {
    setHeard({ waiting, knocks: heard.knocks + (waiting > heard.waiting ? 1 : 0) });
  }
  const { knocks } = heard;
  // biome-ignore lint/correctness/useExhaustiveDependencies(speakerId): another loudspeaker is no knock
  useEffect(() => {
    // A browser may hold the sound back: who waits is shown, too.
    if (knocks > 0) playSound(speakerId).catch((error: unknown) => console.info(error));
  }, [knocks]);
}
