import { expect, it } from 'vitest';
import { createOwnMedia } from './create-own-media.ts';
import type { DeviceKind } from './own-media.ts';

/** A track as far as the store looks at one; `unplug` ends it as a browser does. */
class FakeTrack extends EventTarget {
  enabled = true;
  readyState = 'live';
  readonly id: string;
  readonly label: string;
  constructor(id: string) {
    super();
    this.id = id;
    this.label = `The ${id}`;
  }
  getSettings = () => ({ deviceId: this.id });
  stop = () => {
    this.readyState = 'ended';
  };
  unplug(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

const kindOf = { videoinput: 'camera', audioinput: 'microphone' } as const;

/** A machine with devices, by id: they can be unplugged, and a kind can be refused. */
function aMachine(ids: Record<DeviceKind, string[]>) {
  const plugged = { camera: [...ids.camera], microphone: [...ids.microphone] };
  const refused: Partial<Record<DeviceKind, string>> = {};
  /** Kinds of which a second device is refused while one runs. */
  const runsOneOf = new Set<DeviceKind>();
  const running: Partial<Record<DeviceKind, FakeTrack>> = {};
  const asked: string[][] = [];
  const events = new EventTarget();
  const give = (kind: DeviceKind, constraints: MediaTrackConstraints) => {
    const wanted = Object(constraints.deviceId).exact;
    const [id] = plugged[kind].filter((each) => wanted === undefined || each === wanted);
    if (refused[kind]) throw new DOMException('', refused[kind]);
    if (!id) throw new DOMException('', wanted ? 'OverconstrainedError' : 'NotFoundError');
    if (runsOneOf.has(kind) && running[kind]?.readyState === 'live') {
      throw new DOMException('', 'NotReadableError');
    }
    running[kind] = new FakeTrack(id);
    return running[kind];
  };
  const devices = Object.assign(events, {
    getUserMedia: async ({ audio, video }: MediaStreamConstraints) => {
      asked.push([...(audio ? ['microphone'] : []), ...(video ? ['camera'] : [])]);
      const sounds = audio ? [give('microphone', Object(audio))] : [];
      const pictures = video ? [give('camera', Object(video))] : [];
      return Object({ getAudioTracks: () => sounds, getVideoTracks: () => pictures });
    },
    enumerateDevices: async () =>
      Object.entries(kindOf).flatMap(([kind, own]) =>
        plugged[own].map((deviceId) => Object({ kind, deviceId, label: `The ${deviceId}` })),
      ),
  });
  const media = createOwnMedia({
    devices: Object(devices),
    permission: async (kind) =>
      Object.assign(new EventTarget(), {
        state: refused[kind] === 'NotAllowedError' ? ('denied' as const) : ('prompt' as const),
        name: kind,
        onchange: null,
      }),
    canChooseSpeaker: false,
  });
  const trackOf = (kind: DeviceKind) => media.read()[kind].track as unknown as FakeTrack;
  return { media, plugged, refused, runsOneOf, asked, events, trackOf };
}

const usual = { camera: ['webcam'], microphone: ['headset', 'built-in'] };

it('asks for both by one question, and for neither again while it has them', async () => {
  const { media, asked } = aMachine(usual);
  media.start();
  media.start();
  expect(media.read().camera.state).toBe('asking');
  await expect.poll(() => media.read().camera.state).toBe('on');
  expect(media.read().microphone).toMatchObject({ state: 'on', deviceId: 'headset' });
  expect(asked).toEqual([['microphone', 'camera']]);
});

it('a microphone that is unplugged is followed by another one, as silent as it was', async () => {
  const { media, plugged, trackOf } = aMachine(usual);
  media.start();
  await expect.poll(() => media.read().microphone.state).toBe('on');
  media.setMicrophone(false);
  plugged.microphone.shift();
  trackOf('microphone').unplug();
  await expect.poll(() => media.read().microphone.deviceId).toBe('built-in');
  expect(media.read().microphone.state).toBe('off');
  expect(trackOf('microphone').enabled).toBe(false);
  media.setMicrophone(true);
  expect(trackOf('microphone').enabled).toBe(true);
});

it('the one that was unplugged is said, and taken again once it is back', async () => {
  const { media, plugged, trackOf, events } = aMachine(usual);
  media.start();
  await expect.poll(() => media.read().microphone.state).toBe('on');
  plugged.microphone = ['built-in'];
  trackOf('microphone').unplug();
  events.dispatchEvent(new Event('devicechange'));
  await expect.poll(() => media.read().microphone.deviceId).toBe('built-in');
  expect(media.read().microphone).toMatchObject({
    ...{ state: 'on', lost: { id: 'headset', label: 'The headset' } },
  });
  plugged.microphone.push('headset');
  events.dispatchEvent(new Event('devicechange'));
  await expect.poll(() => media.read().microphone.deviceId).toBe('headset');
  expect(media.read().microphone).toMatchObject({ state: 'on', lost: null });
});

it('a substitute goes on where the one that is back refuses, and where another was chosen meanwhile', async () => {
  const { media, plugged, trackOf, events, refused } = aMachine(usual);
  media.start();
  await expect.poll(() => media.read().microphone.state).toBe('on');
  plugged.microphone = ['built-in'];
  trackOf('microphone').unplug();
  events.dispatchEvent(new Event('devicechange'));
  await expect.poll(() => media.read().microphones.length).toBe(1);
  await expect.poll(() => media.read().microphone.deviceId).toBe('built-in');
  refused.microphone = 'NotReadableError';
  plugged.microphone.push('headset');
  events.dispatchEvent(new Event('devicechange'));
  await expect.poll(() => media.read().microphones.length).toBe(2);
  expect(trackOf('microphone').readyState).toBe('live');
  delete refused.microphone;
  media.chooseMicrophone('built-in');
  expect(media.read().microphone.lost).toBe(null);
});

it('a camera that was the only one is waited for, and is off where it was turned off meanwhile', async () => {
  const { media, plugged, trackOf, events } = aMachine(usual);
  media.start();
  await expect.poll(() => media.read().camera.state).toBe('on');
  plugged.camera = [];
  trackOf('camera').unplug();
  events.dispatchEvent(new Event('devicechange'));
  await expect.poll(() => media.read().camera.state).toBe('missing');
  expect(media.read().camera.lost).toEqual({ id: 'webcam', label: 'The webcam' });
  await expect.poll(() => media.read().cameras).toEqual([]);
  media.setCamera(false);
  plugged.camera = ['webcam'];
  events.dispatchEvent(new Event('devicechange'));
  await expect.poll(() => media.read().camera.lost).toBe(null);
  expect(media.read().camera).toMatchObject({ state: 'off', track: null });
});

it('the camera that runs makes way where only one can run at a time, as on a telephone', async () => {
  const { media, trackOf, runsOneOf } = aMachine({ ...usual, camera: ['front', 'back'] });
  runsOneOf.add('camera');
  media.start();
  await expect.poll(() => media.read().camera.deviceId).toBe('front');
  await expect.poll(() => media.read().camera.state).toBe('on');
  const front = trackOf('camera');
  media.chooseCamera('back');
  await expect.poll(() => trackOf('camera')?.id).toBe('back');
  expect(media.read().camera.state).toBe('on');
  expect(front.readyState).toBe('ended');
});

it('a camera that is missing is no reason for silence, and is found once it is plugged in', async () => {
  const { media, plugged, events } = aMachine({ ...usual, camera: [] });
  media.start();
  await expect.poll(() => media.read().camera.state).toBe('missing');
  await expect.poll(() => media.read().microphone.state).toBe('on');
  plugged.camera.push('webcam');
  events.dispatchEvent(new Event('devicechange'));
  await expect.poll(() => media.read().camera.state).toBe('on');
});

it('who has blocked the camera alone is heard', async () => {
  const { media, refused } = aMachine(usual);
  refused.camera = 'NotAllowedError';
  media.start();
  await expect.poll(() => media.read().camera.state).toBe('blocked');
  await expect.poll(() => media.read().microphone.state).toBe('on');
});

it('who says no to both is not asked a second time', async () => {
  const { media, refused, asked } = aMachine(usual);
  refused.camera = 'NotAllowedError';
  refused.microphone = 'NotAllowedError';
  media.start();
  await expect.poll(() => media.read().microphone.state).toBe('blocked');
  expect(asked).toHaveLength(1);
});

it('a camera that is off has let go of its device; on again it is asked for', async () => {
  const { media, trackOf } = aMachine(usual);
  media.start();
  await expect.poll(() => media.read().camera.state).toBe('on');
  const first = trackOf('camera');
  media.setCamera(false);
  expect(first.readyState).toBe('ended');
  expect(media.read().camera).toMatchObject({ state: 'off', track: null });
  media.setCamera(true);
  await expect.poll(() => media.read().camera.state).toBe('on');
});

it('what was asked for is let go again where it was turned off meanwhile', async () => {
  const { media } = aMachine(usual);
  media.start();
  media.setCamera(false);
  await expect.poll(() => media.read().microphone.state).toBe('on');
  expect(media.read().camera).toMatchObject({ state: 'off', track: null });
});

it('after the room everything is let go, and coming back asks again', async () => {
  const { media, trackOf } = aMachine(usual);
  media.start();
  await expect.poll(() => media.read().camera.state).toBe('on');
  const tracks = [trackOf('camera'), trackOf('microphone')];
  media.stop();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  media.start();
  await expect.poll(() => media.read().camera.state).toBe('on');
});
