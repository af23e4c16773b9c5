import { toMediaFault } from './media-fault.ts';
import type { DeviceKind, OwnDevice } from './own-media.ts';
import { toConstraints } from './to-constraints.ts';

export type GetUserMedia = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

interface DeviceSetup {
  readonly kind: DeviceKind;
  readonly deviceId: string | null;
  readonly getUserMedia: GetUserMedia;
  readonly onChange: () => void;
}

/** One camera or microphone: what is wanted of it, what it gives, and what it does when it ends. */
export function createOwnDevice({ kind, deviceId, getUserMedia, onChange }: DeviceSetup) {
  let now: OwnDevice = { state: 'off', track: null, deviceId };
  let isWanted = false;
  let attempt = 0;
  const set = (change: Partial<OwnDevice>) => {
    now = { ...now, ...change };
    onChange();
  };
  const askFor = async (id: string | null) => {
    const field = kind === 'camera' ? 'video' : 'audio';
    return firstTrack(await getUserMedia({ [field]: toConstraints(kind, id) }), kind);
  };
  /** A remembered device that is not here today is no reason for none at all. */
  const ask = (id: string | null) =>
    askFor(id).catch((error: unknown) => {
      if (id === null || toMediaFault(error) !== 'missing') throw error;
      return askFor(null);
    });
  const askAgain = () => follow(ask(now.deviceId));
  const release = () => {
    now.track?.stop();
    now = { ...now, track: null };
  };
  const take = (track: MediaStreamTrack) => {
    release();
    track.enabled = isWanted;
    // Unplugged, or taken back: another one takes its place, and where there is none that is said.
    track.addEventListener('ended', () => now.track === track && askAgain());
    set({
      track,
      state: isWanted ? 'on' : 'off',
      deviceId: track.getSettings().deviceId ?? now.deviceId,
    });
  };
  /** Takes what was asked for once it is here, unless something else was asked for since. */
  const follow = (asked: Promise<MediaStreamTrack>) => {
    attempt += 1;
    const mine = attempt;
    if (isWanted) set({ state: 'asking' });
    asked.then(
      (track) => (mine === attempt ? take(track) : track.stop()),
      (error: unknown) => {
        if (mine !== attempt) return;
        release();
        set({ state: toMediaFault(error) });
      },
    );
  };
  const turnOff = () => {
    isWanted = false;
    if (kind === 'microphone' && now.track) {
      now.track.enabled = false;
    } else {
      attempt += 1;
      release();
    }
    set({ state: 'off' });
  };
  const turnOn = () => {
    isWanted = true;
    if (!now.track) return askAgain();
    now.track.enabled = true;
    set({ state: 'on' });
  };
  return {
    read: () => now,
    /** Wanted, and on its way by a question that was asked for more than this device. */
    awaits: (asked: Promise<MediaStreamTrack>) => {
      isWanted = true;
      follow(asked);
    },
    ask: () => ask(now.deviceId),
    turn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    choose: (id: string) => {
      set({ deviceId: id });
      if (isWanted || now.track) follow(ask(id));
    },
    /** There may be one now, or it may be allowed now. */
    lookAgain: () => isWanted && !now.track && now.state !== 'asking' && askAgain(),
    stop: () => {
      isWanted = false;
      attempt += 1;
      release();
      set({ state: 'off' });
    },
  };
}

/** The one track of what was asked for; a stream without it is a browser's own fault. */
export function firstTrack(stream: MediaStream, kind: DeviceKind): MediaStreamTrack {
  const [track] = kind === 'camera' ? stream.getVideoTracks() : stream.getAudioTracks();
  if (!track) throw new DOMException('The stream has no such track', 'NotFoundError');
  return track;
}
