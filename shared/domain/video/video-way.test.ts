import { expect, it } from 'vitest';
import { chooseVideoWay } from './video-way.ts';

const all = { files: true, hls: true, mediaSource: true };
const stream = 'https://videos.example/intro.m3u8?token=1';

it.each([
  ['https://videos.example/intro.mp4', all, 'native'],
  [stream, all, 'native'],
  [stream, { ...all, hls: false }, 'hls'],
  [
    "Spec A §8: 'This browser does not support HLS'.m3u8",
    { ...all, hls: false, mediaSource: false },
    'noHls',
  ],
  [
    "Spec A §8: 'Your browser doesn't support video playback'",
    { ...all, files: false },
    'noPlayback',
  ],
] as const)('%s with %j is played as %s', (src, can, way) => {
  expect(chooseVideoWay(src, can)).toBe(way);
});
