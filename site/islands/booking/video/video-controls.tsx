import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Strokes on a 24 by 24 grid. */
const paths = {
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  mute: 'M4 9.5v5h4l5 4v-13l-5 4ZM16 9l5 6m0-6-5 6',
  unmute: 'M4 9.5v5h4l5 4v-13l-5 4ZM16.5 9a4 4 0 0 1 0 6m2.5-8.5a7.5 7.5 0 0 1 0 11',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
} as const;

/** Play, mute and, where it can be enlarged, enlarge. */
export function VideoControls(props: {
  readonly isShown: boolean;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly canEnlarge: boolean;
  readonly onPlay: () => void;
  readonly onMute: () => void;
  readonly onEnlarge: () => void;
}) {
  return (
    <div
      className={`absolute inset-x-0 bottom-0 flex items-center gap-2 bg-linear-to-t from-black/70 to-transparent p-3 pt-8 transition-opacity ${props.isShown ? '' : 'opacity-0 focus-within:opacity-100'}`}
    >
      <Control name={props.isPlaying ? 'pause' : 'play'} onClick={props.onPlay} />
      {/* Named for what a click does. */}
      <Control name={props.isMuted ? 'unmute' : 'mute'} onClick={props.onMute} />
      {props.canEnlarge && <Control name="expand" onClick={props.onEnlarge} className="ml-auto" />}
    </div>
  );
}

function Control({
  name,
  onClick,
  className = '',
}: {
  readonly name: keyof typeof paths;
  readonly onClick: () => void;
  readonly className?: string;
}) {
  const { t } = useTranslation('booking');
  return (
    <button
      type="button"
      aria-label={t(`video.${name}`)}
      onClick={onClick}
      className={`inline-flex size-10 items-center justify-center rounded-full bg-black/55 text-white hover:bg-black/80 ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5"
      >
        <path d={paths[name]} />
      </svg>
    </button>
  );
}
