import { Suspense, useEffect, useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { holdModule } from '#site/lib/hold-module.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { whenIdle } from '#site/lib/when-idle.ts';
import { ClosedDoor } from './door/closed-door.tsx';
import { EarlyDoor } from './door/early-door.tsx';
import { StrangerDoor } from './door/stranger-door.tsx';
import { UnreachableDoor } from './door/unreachable-door.tsx';
import { DoorSkeleton } from './door-skeleton.tsx';
import { keepStay, readStay, toStay } from './left/kept-stay.ts';
import { LeftPage } from './left/left-page.tsx';
import type { Leaving } from './left/left-why.ts';
import { RefusedPage } from './left/refused-page.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { browserMedia } from './media/browser-media.ts';
import type { RoomProps } from './room-props.ts';
import { useDoor } from './use-door.ts';
import { useEntrance } from './use-entrance.ts';
import { useRoomLink } from './use-room-link.ts';

/** The lobby is there without it, and asks for it once it is. */
const room = holdModule(() => loadWithTexts(['connect-room'], () => import('./room/room.tsx')));

/**
 * `/connect/{roomId}/join`, `/connect/{roomId}` and `/connect/{roomId}/left`: one document for all three,
 * so that the camera is asked for once. The room without a ticket begins in its lobby.
 */
export function ConnectPage() {
  const { t } = useTranslation('connect');
  const { link, goTo } = useRoomLink();
  const [hasMoved, setMoved] = useState(false);
  const move = (place: Parameters<typeof goTo>[0]) => {
    setMoved(true);
    goTo(place);
  };
  const { entered, isEntering, error, enter, askTicket, leave } = useEntrance(link, () =>
    move('room'),
  );
  const isInside = link.place === 'room' && entered !== undefined;
  const asked = useDoor(link, !isInside);
  const { door, error: failure, isAsking, look } = asked;
  usePageTitle(door?.title ?? t('page'));
  const isOpen = door?.state === 'open';
  useEffect(() => (isOpen ? whenIdle(room.warm) : undefined), [isOpen]);
  if (!door) {
    if (!failure) return <DoorSkeleton />;
    if (isStranger(failure)) return <StrangerDoor />;
    return <UnreachableDoor error={failure} isAsking={isAsking} onRetry={look} />;
  }
  const onLeft = (leaving: Leaving) => {
    keepStay(link.roomId, toStay(leaving, entered?.atMs, Date.now()));
    browserMedia.stop();
    leave();
    look();
    move('left');
  };
  if (isInside) {
    return (
      <Suspense fallback={<DoorSkeleton />}>
        <HeldRoom {...entered} {...{ door, askTicket, onLeft }} media={browserMedia} />
      </Suspense>
    );
  }
  if (link.place === 'left') {
    return (
      <LeftPage
        door={door}
        stay={readStay(link.roomId)}
        nowMs={Date.now()}
        onBack={() => move('join')}
      />
    );
  }
  if (door.state === 'early') return <EarlyDoor door={door} />;
  if (door.state !== 'open') return <ClosedDoor door={door} nowMs={Date.now()} />;
  const askFromMs = door.askAgainMs === null ? null : asked.atMs + door.askAgainMs;
  if (askFromMs === null || Date.now() < askFromMs) {
    return <RefusedPage door={door} askFromMs={askFromMs} onAsk={look} />;
  }
  return (
    <Lobby
      door={door}
      media={browserMedia}
      isEntering={isEntering}
      error={error}
      takesFocus={hasMoved}
      onJoin={enter}
    />
  );
}

function HeldRoom(props: RoomProps) {
  const { Room } = room.useModule();
  return <Room {...props} />;
}

/** Whether the link leads nowhere, or not for the one who asks: the server tells no difference. */
function isStranger(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
