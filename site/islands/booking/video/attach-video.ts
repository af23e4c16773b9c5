import {
  BUFFER_SECONDS,
  chooseVideoWay,
  MAX_BUFFER_SECONDS,
  MAX_NETWORK_RETRIES,
  type VideoProblem,
} from '#shared/domain/booking/video.ts';

/** Gives a video element its source; returns what takes it away again. */
export function attachVideo(
  video: HTMLVideoElement,
  src: string,
  onProblem: (problem: VideoProblem) => void,
): () => void {
  const way = chooseVideoWay(src, {
    files: typeof video.canPlayType === 'function',
    hls: video.canPlayType?.('application/vnd.apple.mpegurl') !== '',
    mediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
  });
  if (way === 'hls') return attachHls(video, src, onProblem);
  if (way !== 'native') {
    queueMicrotask(() => onProblem(way));
    return () => undefined;
  }
  const onError = () => onProblem('loading');
  video.addEventListener('error', onError);
  video.src = src;
  return () => {
    video.removeEventListener('error', onError);
    video.removeAttribute('src');
    video.load();
  };
}

/** hls.js is loaded here, where a browser needs it, and nowhere else. */
function attachHls(
  video: HTMLVideoElement,
  src: string,
  onProblem: (problem: VideoProblem) => void,
): () => void {
  let isGone = false;
  let detach = () => {};
  const attach = async () => {
    const { default: Hls } = await import('hls.js');
    if (isGone) return;
    if (!Hls.isSupported()) return onProblem('noHls');
    // Its worker would come from a blob, which our content security policy keeps out.
    const hls = new Hls({
      maxBufferLength: BUFFER_SECONDS,
      maxMaxBufferLength: MAX_BUFFER_SECONDS,
      enableWorker: false,
    });
    let retries = 0;
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      // Spec A §8: network errors retry the load; media errors recover.
      if (type === Hls.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError();
      retries += 1;
      const isNetwork = type === Hls.ErrorTypes.NETWORK_ERROR;
      if (isNetwork && retries <= MAX_NETWORK_RETRIES) return hls.loadSource(src);
      onProblem('loading');
    });
    hls.loadSource(src);
    hls.attachMedia(video);
    detach = () => hls.destroy();
  };
  attach().catch((error: unknown) => {
    console.warn(error);
    if (!isGone) onProblem('loading');
  });
  return () => {
    isGone = true;
    detach();
  };
}
