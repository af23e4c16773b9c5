/** How a picture is sent to one other person, as `RTCRtpEncodingParameters`. */
export interface Encoding {
  readonly active: boolean;
  readonly maxBitrate: number;
  readonly maxFramerate: number;
  readonly scaleResolutionDownBy: number;
}

/** A camera gives 1280 by 720: by the number of others, what each of them is sent of it. */
const cameras = [
  { maxBitrate: 1_500_000, maxFramerate: 30, scaleResolutionDownBy: 1 },
  { maxBitrate: 900_000, maxFramerate: 30, scaleResolutionDownBy: 1.5 },
  { maxBitrate: 500_000, maxFramerate: 24, scaleResolutionDownBy: 2 },
  { maxBitrate: 350_000, maxFramerate: 20, scaleResolutionDownBy: 2.5 },
  { maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 3 },
] as const;
/** For all together: letters have to stay readable, so it is never made smaller. */
const SCREEN_BITRATE = 4_000_000;
const SCREEN_LEAST = 800_000;

/** Each one sends to all others: the more there are, the smaller is each picture; unseen it is none. */
export function toEncoding(kind: 'camera' | 'screen', others: number, isSeen: boolean): Encoding {
  if (kind === 'screen') {
    const maxBitrate = Math.max(SCREEN_LEAST, Math.min(2_500_000, SCREEN_BITRATE / others));
    return { active: isSeen, maxBitrate, maxFramerate: 15, scaleResolutionDownBy: 1 };
  }
  const size = cameras[Math.min(Math.max(others, 1), cameras.length) - 1] ?? cameras[0];
  return { active: isSeen, ...size };
}
