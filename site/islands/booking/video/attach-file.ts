import type { StreamListener, VideoStream } from './video-stream.ts';

/** What the browser plays by itself: a file, or a stream where it knows HLS. */
export function attachFile(
  video: HTMLVideoElement,
  src: string,
  listener: StreamListener,
): VideoStream {
  const onError = () => listener.failed(causeOf(video.error));
  const start = () => {
    const { currentTime } = video;
    video.src = src;
    // Before there is anything to play, the time is where to begin.
    video.currentTime = currentTime;
  };
  video.addEventListener('error', onError);
  start();
  return {
    recover: start,
    detach: () => {
      video.removeEventListener('error', onError);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** A source that cannot be reached is told from one that is none by nothing but asking again. */
function causeOf(error: MediaError | null): 'network' | 'media' {
  return error?.code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'network';
}
