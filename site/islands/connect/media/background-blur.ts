/** W3C Media Capture Extensions: a camera whose system blurs the background says so itself. */
interface BlurSettings {
  readonly backgroundBlur?: boolean;
}
interface BlurCapabilities {
  readonly backgroundBlur?: readonly boolean[];
}

/** Whether a page may turn the camera's own blur on and off. */
export function canBlur(track: MediaStreamTrack): boolean {
  // Firefox has no capabilities to ask for.
  const capabilities: BlurCapabilities = track.getCapabilities?.() ?? {};
  return (capabilities.backgroundBlur?.length ?? 0) > 1;
}

export function isBlurredNow(track: MediaStreamTrack): boolean {
  const settings: BlurSettings = track.getSettings();
  return settings.backgroundBlur ?? false;
}
