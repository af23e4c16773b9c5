/** A track on the screen, without its sound: that never waits for a press. */
export function TrackVideo({
  track,
  label,
  className,
}: {
  readonly track: MediaStreamTrack;
  readonly label: string;
  readonly className: string;
}) {
  return (
    <video
      // A stream of its own for each track: a video shows what it was given first.
      key={track.id}
      ref={(video) => {
        if (video && !video.srcObject) video.srcObject = new MediaStream([track]);
      }}
      autoPlay
      playsInline
      muted
      aria-label={label}
      className={className}
    />
  );
}
