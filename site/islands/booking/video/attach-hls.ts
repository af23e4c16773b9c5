import Hls, { ErrorTypes, Events } from 'hls.js';
import { BUFFER_SECONDS, MAX_BUFFER_SECONDS } from '#shared/domain/video/video.ts';
import type { StreamListener, VideoStream } from './video-stream.ts';

/** A stream for browsers that do not know HLS. */
export function attachHls(
  video: HTMLVideoElement,
  src: string,
  listener: StreamListener,
): VideoStream {
  if (!Hls.isSupported()) {
    listener.unplayable('noHls');
    return { recover: () => undefined, detach: () => undefined };
  }
  const hls = new Hls({
    maxBufferLength: BUFFER_SECONDS,
    maxMaxBufferLength: MAX_BUFFER_SECONDS,
    // Its worker would come from a blob, which our content security policy keeps out.
    enableWorker: false,
    startPosition: video.currentTime,
  });
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (fatal) listener.failed(causeOf(type));
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return { recover: () => hls.recoverMediaError(), detach: () => hls.destroy() };
}

function causeOf(type: ErrorTypes): 'network' | 'media' | 'other' {
  if (type === ErrorTypes.NETWORK_ERROR) return 'network';
  return type === ErrorTypes.MEDIA_ERROR ? 'media' : 'other';
}
