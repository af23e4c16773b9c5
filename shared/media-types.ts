/**
 * Types of video files by their ending, which not every server knows; a browser that plays HLS
 * itself goes by the type.
 */
export const mediaTypes = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  webp: 'image/webp',
} as const satisfies Readonly<Record<string, string>>;

/** Where the site keeps its videos. */
export const VIDEO_FOLDER = 'videos';
