import type { VideoEffect, VideoEvent, VideoTimer } from '#shared/domain/video/video.ts';
import { enlarge, shrink } from './full-screen.ts';
import { openStream, type StreamListener, type VideoStream } from './video-stream.ts';

export type SendVideo = (event: VideoEvent) => void;

/** Does what the player's state decided to one video element; what comes of it are events. */
export interface VideoPlayer {
  perform(effect: VideoEffect): void;
  close(): void;
}

export function createVideoPlayer(
  video: HTMLVideoElement,
  src: string,
  send: SendVideo,
): VideoPlayer {
  let stream: VideoStream | undefined;
  const timers = new Map<VideoTimer, ReturnType<typeof setTimeout>>();
  const listener: StreamListener = {
    failed: (cause) => send({ type: 'load-failed', cause }),
    unplayable: (problem) => send({ type: 'unplayable', problem }),
  };
  const actions: {
    readonly [Type in VideoEffect['type']]: (effect: Extract<VideoEffect, { type: Type }>) => void;
  } = {
    load: () => {
      stream?.detach();
      stream = openStream(video, src, listener);
    },
    recover: () => stream?.recover(),
    play: () => {
      video.play().catch((error: unknown) => tellRefusal(error, send));
    },
    pause: () => video.pause(),
    enlarge: () => void enlarge(video).catch(console.warn),
    shrink: () => void shrink().catch(console.warn),
    'start-timer': ({ timer, durationMs }) => {
      clearTimeout(timers.get(timer));
      timers.set(
        timer,
        setTimeout(() => send({ type: 'time-passed', timer }), durationMs),
      );
    },
  };
  return {
    perform: <Type extends VideoEffect['type']>(effect: Extract<VideoEffect, { type: Type }>) =>
      actions[effect.type](effect),
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      stream?.detach();
    },
  };
}

/** Other ends of playing, such as a new source or a pause meanwhile, have events of their own. */
function tellRefusal(error: unknown, send: SendVideo): void {
  if (error instanceof DOMException && error.name === 'NotAllowedError')
    send({ type: 'play-refused' });
}
