import { useEffect, useState } from 'react';
import type { RoomDoor } from '#shared/api/connect.ts';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { spanText, useTimeReader } from '#site/islands/connect/door/room-times.ts';
import type { OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';
import { Stage } from '#site/islands/connect/stage.tsx';
import { DeviceButtons } from './device-buttons.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { FaultNotices } from './fault-notices.tsx';
import { JoinForm } from './join-form.tsx';
import { keepName, readKeptName } from './kept-name.ts';
import { LevelMeter } from './level-meter.tsx';
import { OwnPicture } from './own-picture.tsx';
import { WhoIsThere } from './who-is-there.tsx';

interface LobbyProps {
  readonly door: RoomDoor;
  readonly media: OwnMedia;
  readonly isEntering: boolean;
  /** Why the door did not open. */
  readonly error: unknown;
  /** It took the place of another view: its title is read out. */
  readonly takesFocus: boolean;
  readonly onJoin: (name: string) => void;
}

/** Before the room: one's face, one's level, who is there, and the way in. */
export function Lobby({ door, media, isEntering, error, takesFocus, onJoin }: LobbyProps) {
  const times = useTimeReader();
  const { camera, microphone } = useOwnMedia(media);
  const [name, setName] = useState(() => readKeptName(door.roomId) ?? door.you.name);
  useEffect(() => media.start(), [media]);
  const join = () => {
    const given = name.trim();
    keepName(door.roomId, given);
    onJoin(given);
  };
  return (
    <Stage company={door.company}>
      <main className="flex flex-1 flex-col md:mx-auto md:grid md:w-full md:max-w-6xl md:flex-none md:grid-cols-[minmax(0,1fr)_21rem] md:items-center md:gap-10 md:my-auto md:p-8">
        <OwnPicture camera={camera} name={name} picture={door.you.picture}>
          <DeviceButtons media={media} />
        </OwnPicture>
        <div className="grid content-start gap-5 bg-surface px-(--gutter) pt-5 max-md:rounded-t-card md:bg-transparent md:p-0">
          <div>
            <p className="text-soft text-sm wrap-anywhere">{door.company.name}</p>
            <h1
              ref={takesFocus ? focusElement : undefined}
              tabIndex={-1}
              className="mt-1 line-clamp-4 hyphens-auto font-semibold text-2xl tracking-tight outline-none wrap-anywhere"
            >
              {door.title}
            </h1>
            <p className="mt-1.5 text-soft tabular-nums">{spanText(door, times)}</p>
          </div>
          <WhoIsThere door={door} />
          {microphone.state === 'on' && microphone.track && <LevelMeter track={microphone.track} />}
          <FaultNotices media={media} />
          <DeviceChoice media={media} />
          <JoinForm
            door={door}
            name={name}
            onName={setName}
            isEntering={isEntering}
            error={error}
            onJoin={join}
          />
        </div>
      </main>
    </Stage>
  );
}
