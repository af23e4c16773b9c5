/** What is sent to each of the others, in the order of the lines of a session description. */
export const SLOTS = ['microphone', 'camera', 'screen', 'screenSound'] as const;
export type Slot = (typeof SLOTS)[number];

export const slotKinds = {
  microphone: 'audio',
  camera: 'video',
  screen: 'video',
  screenSound: 'audio',
} as const satisfies Record<Slot, 'audio' | 'video'>;

export type OwnTracks = Readonly<Record<Slot, MediaStreamTrack | null>>;
