import { initial, transition, type Video } from '#shared/domain/video/video.ts';
import { createVideoPlayer, type SendVideo, type VideoPlayer } from './video-player.ts';

/** The player's state, who hears of a change, and the element it plays in while there is one. */
export interface VideoStore {
  readonly read: () => Video;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: SendVideo;
  /** Takes the element; returns what gives it back. */
  readonly open: (video: HTMLVideoElement) => () => void;
}

export function createVideoStore(src: string): VideoStore {
  let state: Video = initial;
  let player: VideoPlayer | undefined;
  const listeners = new Set<() => void>();
  const send: SendVideo = (event) => {
    const [next, effects] = transition(state, event);
    state = next;
    for (const listener of listeners) listener();
    for (const effect of effects) player?.perform(effect);
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    open: (video) => {
      player = createVideoPlayer(video, src, send);
      player.perform({ type: 'load' });
      return () => {
        player?.close();
        player = undefined;
      };
    },
  };
}
