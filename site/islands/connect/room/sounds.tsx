import { useEffect, useRef } from 'react';
import type { Person } from '#shared/domain/connect/protocol.ts';
import type { PeersState } from './peers/open-peers.ts';

interface SoundsProps {
  readonly people: readonly Person[];
  readonly peers: PeersState;
  readonly speakerId: string | null;
  /** Counts how often one has asked for the sound that the browser holds back. */
  readonly tries: number;
  readonly onRefused: () => void;
}

/** What the others say, and what is heard of their screens. */
export function Sounds({ people, peers, ...rest }: SoundsProps) {
  return people.flatMap(({ id, media }) =>
    (media.screen ? withScreen : alone).map((slot) => {
      const track = peers.views.get(id)?.tracks[slot];
      return track && <Sound key={`${id} ${slot} ${track.id}`} track={track} {...rest} />;
    }),
  );
}

const alone = ['microphone'] as const;
const withScreen = ['microphone', 'screenSound'] as const;

function Sound({
  track,
  speakerId,
  tries,
  onRefused,
}: Omit<SoundsProps, 'people' | 'peers'> & { readonly track: MediaStreamTrack }) {
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
