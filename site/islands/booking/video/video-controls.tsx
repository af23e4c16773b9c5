import { areControlsShown, isMoving, type Player } from '#shared/domain/video/video.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { LineIcon } from '#shared/react/ui/line-icon.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { canEnlarge } from './full-screen.ts';
import type { SendVideo } from './video-player.ts';

/** Strokes on a 24 by 24 grid. */
const paths = {
  play: 'M8 5v14l11-7Z',
  pause: 'M9 5.5v13M15 5.5v13',
  mute: 'M4 9.5v5h4l5 4v-13l-5 4ZM16.5 9a4 4 0 0 1 0 6m2.5-8.5a7.5 7.5 0 0 1 0 11',
  unmute: 'M4 9.5v5h4l5 4v-13l-5 4ZM16.5 9.5l5 5m0-5-5 5',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  shrink: 'M4 9h5V4m11 5h-5V4M4 15h5v5m11-5h-5v5',
} as const;

/**
 * Each is named for what a click does. Play is in the middle of the still; what moves has its
 * controls below, so that they hide nobody's face.
 */
export function VideoControls({
  state,
  send,
  isExpandable,
}: {
  readonly state: Player;
  readonly send: SendVideo;
  readonly isExpandable: boolean;
}) {
  return (
    <div
      className={`transition-opacity motion-reduce:transition-none ${areControlsShown(state) ? '' : 'opacity-0'}`}
    >
      <Control
        name={isMoving(state) ? 'pause' : 'play'}
        isBusy={state.step === 'loading'}
        onClick={() => send({ type: 'play-pressed' })}
        className={`absolute ${isMoving(state) ? 'bottom-2 left-2 size-11' : '-translate-1/2 top-1/2 left-1/2 size-16'}`}
      />
      <div className="absolute right-2 bottom-2 flex gap-1">
        <Control
          name={state.isMuted ? 'unmute' : 'mute'}
          onClick={() => send({ type: 'mute-pressed' })}
        />
        {isExpandable && canEnlarge() && (
          <Control
            name={state.isEnlarged ? 'shrink' : 'expand'}
            onClick={() => send({ type: 'enlarge-pressed' })}
          />
        )}
      </div>
    </div>
  );
}

function Control({
  name,
  onClick,
  isBusy = false,
  className = 'size-11',
}: {
  readonly name: keyof typeof paths;
  readonly onClick: () => void;
  readonly isBusy?: boolean;
  readonly className?: string;
}) {
  const { t } = useTranslation('booking');
  return (
    <button
      type="button"
      aria-label={t(`video.${name}`)}
      onClick={onClick}
      className={`inline-flex items-center justify-center rounded-full bg-black/55 text-white outline-offset-[-4px] hover:bg-black/75 focus-visible:outline-white ${className}`}
    >
      {isBusy ? <Spinner /> : <LineIcon path={paths[name]} className="size-1/2" />}
    </button>
  );
}
