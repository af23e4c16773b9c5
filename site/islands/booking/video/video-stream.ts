import { chooseVideoWay, type VideoProblem } from '#shared/domain/video/video-way.ts';
import { attachFile } from './attach-file.ts';

/** A video element's source while it has one. */
export interface VideoStream {
  /** Goes on after a media error, where it was. */
  recover(): void;
  detach(): void;
}

export interface StreamListener {
  failed(cause: 'network' | 'media' | 'other'): void;
  unplayable(problem: VideoProblem): void;
}

/** Gives a video element its source, from where it stood before. */
export function openStream(
  video: HTMLVideoElement,
  src: string,
  listener: StreamListener,
): VideoStream {
  const way = chooseVideoWay(src, {
    files: typeof video.canPlayType === 'function',
    hls: video.canPlayType?.('application/vnd.apple.mpegurl') !== '',
    mediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
  });
  if (way === 'native') return attachFile(video, src, listener);
  if (way === 'hls') return attachLater(video, src, listener);
  queueMicrotask(() => listener.unplayable(way));
  return { recover: () => undefined, detach: () => undefined };
}

/** hls.js is loaded here, where a browser needs it, and nowhere else. */
function attachLater(video: HTMLVideoElement, src: string, listener: StreamListener): VideoStream {
  let stream: VideoStream | undefined;
  let isGone = false;
  import('./attach-hls.ts').then(
    ({ attachHls }) => {
      if (!isGone) stream = attachHls(video, src, listener);
    },
    (error: unknown) => {
      console.warn(error);
      if (!isGone) listener.failed('network');
    },
  );
  return {
    recover: () => stream?.recover(),
    detach: () => {
      isGone = true;
      stream?.detach();
    },
  };
}
