import { LineIcon } from '#shared/react/ui/line-icon.tsx';

const microphone =
  'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Zm-6.5 8a6.5 6.5 0 0 0 13 0M12 17.5V21';
const camera =
  'M4 7h10a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Zm11 4 6-3v8l-6-3';

/** Strokes on a 24 by 24 grid. */
const paths = {
  microphone,
  camera,
  'microphone-off': `${microphone}M4 4l16 16`,
  'camera-off': `${camera}M4 4l16 16`,
  speaker: 'M4 9.5v5h3.5L12 19V5L7.5 9.5Zm11.5-1a5 5 0 0 1 0 7m2.5-9.5a8.5 8.5 0 0 1 0 12',
} as const;

/** An icon of the room; the word beside it says what it means. */
export function ConnectIcon({
  name,
  className = 'size-5',
}: {
  readonly name: keyof typeof paths;
  readonly className?: string;
}) {
  return <LineIcon path={paths[name]} className={className} />;
}
