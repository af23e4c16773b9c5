import { createOwnMedia } from './create-own-media.ts';
import type { DeviceKind, OwnMedia } from './own-media.ts';

/** The camera, microphone and speaker of this browser, one set for the whole page. */
export const browserMedia: OwnMedia = createOwnMedia({
  devices: navigator.mediaDevices,
  permission: askPermission,
  canChooseSpeaker: 'setSinkId' in HTMLMediaElement.prototype,
});

/** What the browser would answer for a kind; undefined where it does not know the question. */
async function askPermission(kind: DeviceKind): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: kind });
  } catch {
    // Not every browser tells of these two: then the question itself is what tells.
    return undefined;
  }
}
