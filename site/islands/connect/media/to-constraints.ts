import type { DeviceKind } from './own-media.ts';

const wanted = {
  camera: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } },
  microphone: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
} as const satisfies Record<DeviceKind, MediaTrackConstraints>;

/** What a browser is asked for: a device by its id, which has to be that one, or the one that it would take. */
export function toConstraints(kind: DeviceKind, deviceId: string | null): MediaTrackConstraints {
  // Chromium takes its own choice for an id that is only wished for.
  if (deviceId !== null) return { ...wanted[kind], deviceId: { exact: deviceId } };
  return kind === 'camera' ? { ...wanted.camera, facingMode: 'user' } : wanted.microphone;
}
