/** Spec A §9: the intro video plays muted for so long, then pauses. */
export const AUTOPLAY_MS = 3_000;
/** Spec A §9: controls hide after this. */
export const CONTROLS_HIDE_MS = 3_000;
/** Spec A §9: buffer 30 s, maximum 60 s. */
export const BUFFER_SECONDS = 30;
export const MAX_BUFFER_SECONDS = 60;
/** How often a stream whose network fails is asked for again. */
export const MAX_NETWORK_RETRIES = 3;

/** Spec A §8, video errors; each has a text below `video` of the `booking` namespace. */
export type VideoProblem = 'loading' | 'noHls' | 'noPlayback';

/** How an address is played. */
export type VideoWay = 'native' | 'hls' | VideoProblem;

/**
 * How to play an address with what the browser can: a stream (`.m3u8`) by the browser where it
 * knows HLS, else by hls.js on media source extensions; any other file by the browser.
 */
export function chooseVideoWay(
  src: string,
  can: { readonly files: boolean; readonly hls: boolean; readonly mediaSource: boolean },
): VideoWay {
  if (!can.files) return 'noPlayback';
  if (!/\.m3u8(?:[?#]|$)/i.test(src) || can.hls) return 'native';
  return can.mediaSource ? 'hls' : 'noHls';
}
