import type { MediaFault } from './media-fault.ts';

export type DeviceKind = 'camera' | 'microphone';

/** One's own camera or microphone. */
export interface OwnDevice {
  /** Whether it runs, waits for the browser's question, or why it does not. */
  readonly state: 'off' | 'asking' | 'on' | MediaFault;
  /**
   * What others are sent. It is another one after every change of device: hand it on by
   * `replaceTrack`. A microphone that is off keeps its track, silenced; a camera that is off has none.
   */
  readonly track: MediaStreamTrack | null;
  /** The device that runs, or the one that was chosen; null for the browser's choice. */
  readonly deviceId: string | null;
  /** The one that went away while it ran: it is taken again once it is back. Null once it is, or another is chosen. */
  readonly lost: ListedDevice | null;
}

/** A device that can be chosen. Its label is empty until the browser allows its kind. */
export interface ListedDevice {
  readonly id: string;
  readonly label: string;
}

export interface OwnMediaState {
  readonly camera: OwnDevice;
  readonly microphone: OwnDevice;
  /** For `setSinkId`; null for the system's own. */
  readonly speakerId: string | null;
  readonly cameras: readonly ListedDevice[];
  readonly microphones: readonly ListedDevice[];
  /** Empty where the browser leaves the choice to the system. */
  readonly speakers: readonly ListedDevice[];
  /** Whether the camera can blur what is behind one, and does; undefined where it cannot. */
  readonly isBlurred: boolean | undefined;
}

/**
 * One's own camera, microphone and speaker, the same in lobby and room, so that nothing is asked
 * twice. It survives unplugged devices (another takes over until they are back), and devices and permissions that come
 * later. Chosen devices are remembered on this device.
 */
export interface OwnMedia {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly read: () => OwnMediaState;
  /** Asks for camera and microphone by one question. Once it has, it does nothing until `stop`. */
  readonly start: () => void;
  readonly setCamera: (isOn: boolean) => void;
  /** On again at once: its track stays, silenced. */
  readonly setMicrophone: (isOn: boolean) => void;
  readonly chooseCamera: (deviceId: string) => void;
  readonly chooseMicrophone: (deviceId: string) => void;
  readonly chooseSpeaker: (deviceId: string) => void;
  readonly setBlur: (isBlurred: boolean) => void;
  /** Lets go of camera and microphone: their lights go out. */
  readonly stop: () => void;
}
