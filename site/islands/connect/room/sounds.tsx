import { useEffect, useRef } from 'react';
import type { PeersState } from './peers/open-peers.ts';

interface SoundsProps {
  readonly peers: PeersState;
  readonly speakerId: string | null;
  /** Counts how often one has asked for the sound that the browser holds back. */
  readonly tries: number;
  readonly onRefused: () => void;
}

/** What the others say, and what is heard of their screens. */
export function Sounds({ peers, ...rest }: SoundsProps) {
  return [...peers.views].flatMap(([id, { tracks }]) =>
    (['microphone', 'screenSound'] as const).map((slot) => {
      const track = tracks[slot];
      return track && <Sound key={`${id} ${slot} ${track.id}`} track={track} {...rest} />;
    }),
  );
}

function Sound({
  track,
  speakerId,
  tries,
  onRefused,
}: Omit<SoundsProps, 'peers'> & { readonly track: MediaStreamTrack }) {
  const element = useRef<HTMLAudioElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): asked for once more
  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    audio.srcObject = new MediaStream([track]);
    audio.play().catch((error: unknown) => {
      // Browsers hold sound back until something was pressed: then that is said, instead of silence.
      if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
    });
  }, [track, tries, onRefused]);
  useEffect(() => {
    if (speakerId === null) return;
    // A loudspeaker that was unplugged refuses: the sound stays where it is.
    element.current?.setSinkId?.(speakerId).catch((error: unknown) => console.warn(error));
  }, [speakerId]);
  // biome-ignore lint/a11y/useMediaCaption: somebody talks
  return <audio ref={element} />;
}
