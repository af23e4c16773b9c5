import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import type { OwnMediaState } from '#site/islands/connect/media/own-media.ts';
import { type Corner, moveCorner, toCorner } from './to-corner.ts';
import { TrackVideo } from './track-video.tsx';

/** At the bottom above the controls. */
const places = {
  'top left': 'top-3 left-3',
  'top right': 'top-3 right-3',
  'bottom left': 'bottom-24 left-3',
  'bottom right': 'bottom-24 right-3',
} as const satisfies Record<Corner, string>;

/** Oneself as in a mirror: small, in a corner that one drags it to or moves it to by arrows. */
export function OwnTile({
  media,
  name,
  picture,
  resting,
}: {
  readonly media: OwnMediaState;
  readonly name: string;
  readonly picture: string | null;
  /** Where it is until it was moved. */
  readonly resting: Corner;
}) {
  const { t } = useTranslation('connect-room');
  const [moved, setCorner] = useState<Corner>();
  const corner = moved ?? resting;
  const drop = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const area = currentTarget.parentElement?.parentElement?.getBoundingClientRect();
    if (area) setCorner(toCorner({ x: clientX, y: clientY }, area));
  };
  const move = (event: KeyboardEvent) => {
    const next = moveCorner(corner, event.key);
    if (next === corner) return;
    event.preventDefault();
    setCorner(next);
  };
  const { track, state } = media.camera;
  return (
    <div
      className={`absolute z-10 flex h-36 w-24 items-center justify-center overflow-hidden rounded-card bg-raised shadow-(--shadow) md:aspect-video md:h-auto md:w-56 ${places[corner]}`}
    >
      {track && state === 'on' ? (
        <TrackVideo
          track={track}
          label={t('own.picture')}
          className="absolute inset-0 size-full -scale-x-100 object-cover"
        />
      ) : (
        <Avatar name={name} picture={picture} size={48} />
      )}
      {/* Initials are no name of it: they lie beneath. */}
      <button
        type="button"
        aria-label={t('own.move', { name })}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerUp={drop}
        onKeyDown={move}
        className="absolute inset-0 cursor-grab touch-none rounded-card focus-visible:-outline-offset-2"
      />
    </div>
  );
}
