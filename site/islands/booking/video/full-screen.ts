/** On an iPhone nothing but a video fills the screen, in a player of its own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export function canEnlarge(): boolean {
  return document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
}

/** The video with our controls around it, where the browser lets more than a video fill the screen. */
export async function enlarge(video: PhoneVideo): Promise<void> {
  if (document.fullscreenEnabled) await video.parentElement?.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}

export async function shrink(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
