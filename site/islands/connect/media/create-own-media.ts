import { canBlur, isBlurredNow } from './background-blur.ts';
import { createOwnDevice, firstTrack, type GetUserMedia } from './create-own-device.ts';
import { findKept, keepDevice, readKeptDevices } from './kept-devices.ts';
import { toMediaFault } from './media-fault.ts';
import type { DeviceKind, ListedDevice, OwnMedia, OwnMediaState } from './own-media.ts';
import { toConstraints } from './to-constraints.ts';

type Devices = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

interface MediaEdge {
  /** Undefined on pages without https, and in very old browsers. */
  readonly devices: Devices | undefined;
  /** What the browser would answer; undefined where it does not tell. */
  readonly permission: (kind: DeviceKind) => Promise<PermissionStatus | undefined>;
  readonly canChooseSpeaker: boolean;
}

const LISTED_AS = {
  camera: 'videoinput',
  microphone: 'audioinput',
  speaker: 'audiooutput',
} as const satisfies Record<DeviceKind | 'speaker', MediaDeviceKind>;

const others = { camera: 'microphone', microphone: 'camera' } as const;

export function createOwnMedia({ devices, permission, canChooseSpeaker }: MediaEdge): OwnMedia {
  const listeners = new Set<() => void>();
  const kept = readKeptDevices();
  let listed: readonly MediaDeviceInfo[] = [];
  let speakerId = kept.speaker?.id ?? null;
  let isStarted = false;
  let isFollowed = false;
  let state: OwnMediaState | undefined;

  const tell = () => {
    state = undefined;
    for (const listener of listeners) listener();
  };
  const getUserMedia: GetUserMedia = async (constraints) => {
    if (!devices) throw new TypeError('This browser hands out no camera and no microphone');
    const stream = await devices.getUserMedia(constraints);
    // Names of devices are told from now on.
    void list();
    return stream;
  };
  const ownDevice = (kind: DeviceKind) =>
    createOwnDevice({
      ...{ kind, getUserMedia, onChange: tell },
      deviceId: kept[kind]?.id ?? null,
      listed: () => toList(listed, LISTED_AS[kind]),
    });
  const own = { camera: ownDevice('camera'), microphone: ownDevice('microphone') };
  const kinds = ['microphone', 'camera'] as const;

  async function list(): Promise<void> {
    listed = (await devices?.enumerateDevices()) ?? [];
    tell();
  }
  function lookAgain(): void {
    for (const kind of kinds) own[kind].lookAgain();
  }
  /** What both were refused for may concern one of them alone: the other is asked for by itself. */
  async function askAlone(kind: DeviceKind, error: unknown): Promise<MediaStreamTrack> {
    if (toMediaFault(error) === 'blocked') {
      const [mine, other] = await Promise.all([permission(kind), permission(others[kind])]);
      // Asked again, a person who has just said no to both would be asked twice.
      if (mine?.state === 'denied' || other?.state !== 'denied') throw error;
    }
    return own[kind].ask();
  }
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    followDevices();
    const both = getUserMedia({
      audio: toConstraints('microphone', own.microphone.read().deviceId),
      video: toConstraints('camera', own.camera.read().deviceId),
    });
    for (const kind of kinds) {
      const asked = both.then(
        (stream) => firstTrack(stream, kind),
        (error: unknown) => askAlone(kind, error),
      );
      own[kind].awaits(asked);
      // What was refused is said by the device itself.
      asked.then(recall, () => undefined);
    }
  }
  /** Once names are told: what was chosen here last, under the id that it has today. */
  async function recall(): Promise<void> {
    await list();
    const now = readKeptDevices();
    for (const kind of kinds) {
      const { track, deviceId } = own[kind].read();
      const found = findKept(now[kind], toList(listed, LISTED_AS[kind]));
      if (track && found && found.id !== deviceId) own[kind].choose(found.id);
    }
    speakerId = findKept(now.speaker, toList(listed, 'audiooutput'))?.id ?? speakerId;
    tell();
  }
  /** What is plugged in later, or allowed later, is found by itself. */
  function followDevices(): void {
    if (isFollowed) return;
    isFollowed = true;
    devices?.addEventListener('devicechange', () => void list().then(lookAgain));
    for (const kind of kinds) {
      void permission(kind).then((status) =>
        status?.addEventListener('change', () => status.state === 'granted' && lookAgain()),
      );
    }
  }
  function keepListed(kind: DeviceKind | 'speaker', id: string): void {
    const device = toList(listed, LISTED_AS[kind]).find((each) => each.id === id);
    if (device) keepDevice(kind, device);
  }
  function choose(kind: DeviceKind, deviceId: string): void {
    keepListed(kind, deviceId);
    own[kind].choose(deviceId);
  }
  function toState(): OwnMediaState {
    const camera = own.camera.read();
    return {
      camera,
      microphone: own.microphone.read(),
      speakerId,
      cameras: toList(listed, 'videoinput'),
      microphones: toList(listed, 'audioinput'),
      speakers: canChooseSpeaker ? toList(listed, 'audiooutput') : [],
      isBlurred: camera.track && canBlur(camera.track) ? isBlurredNow(camera.track) : undefined,
    };
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => {
      state ??= toState();
      return state;
    },
    start,
    setCamera: (isOn) => own.camera.turn(isOn),
    setMicrophone: (isOn) => own.microphone.turn(isOn),
    chooseCamera: (deviceId) => choose('camera', deviceId),
    chooseMicrophone: (deviceId) => choose('microphone', deviceId),
    chooseSpeaker: (deviceId) => {
      speakerId = deviceId;
      keepListed('speaker', deviceId);
      tell();
    },
    setBlur: (backgroundBlur) => {
      const constraints: MediaTrackConstraints & { backgroundBlur: boolean } = { backgroundBlur };
      void own.camera.read().track?.applyConstraints(constraints).then(tell);
    },
    stop: () => {
      isStarted = false;
      for (const kind of kinds) own[kind].stop();
    },
  };
}

/** Before a kind is allowed, browsers list one of it, without a name and an id: there is no choice. */
function toList(listed: readonly MediaDeviceInfo[], kind: MediaDeviceKind): ListedDevice[] {
  return listed
    .filter((each) => each.kind === kind && each.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}
