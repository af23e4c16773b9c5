/** Spec A §8, video errors; each has a text below `video` of the `booking` namespace. */
export type VideoProblem = 'loading' | 'noHls' | 'noPlayback';

/** How an address is played: by the browser itself, by hls.js, or not at all. */
export type VideoWay = 'native' | 'hls' | Exclude<VideoProblem, 'loading'>;

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
