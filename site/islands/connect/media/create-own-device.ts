import { toMediaFault } from './media-fault.ts';
import type { DeviceKind, ListedDevice, OwnDevice } from './own-media.ts';
import { toConstraints } from './to-constraints.ts';

export type GetUserMedia = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

interface DeviceSetup {
  readonly kind: DeviceKind;
  readonly deviceId: string | null;
  readonly getUserMedia: GetUserMedia;
  /** Those of this kind, as they were listed last. */
  readonly listed: () => readonly ListedDevice[];
  readonly onChange: () => void;
}

/** One camera or microphone: what is wanted of it, what it gives, and what it does when it ends. */
export function createOwnDevice({ kind, deviceId, ...setup }: DeviceSetup) {
  const { getUserMedia, listed, onChange } = setup;
  let now: OwnDevice = { state: 'off', track: null, deviceId, lost: null };
  let isWanted = false;
  let attempt = 0;
  /** Whether the one that is lost was missed in a list since: an old list still names it. */
  let isMissed = false;
  const set = (change: Partial<OwnDevice>) => {
    now = { ...now, ...change };
    onChange();
  };
  const askFor = async (id: string | null) => {
    const field = kind === 'camera' ? 'video' : 'audio';
    return firstTrack(await getUserMedia({ [field]: toConstraints(kind, id) }), kind);
  };
  const ask = (id: string | null) =>
    askFor(id).catch((error: unknown) => {
      const fault = toMediaFault(error);
      // Many telephones run one camera at a time: ours makes way for the other one.
      if (fault === 'in-use' && now.track?.readyState === 'live') {
        release();
        return askFor(id);
      }
      // A remembered device that is not here today is no reason for none at all.
      if (id === null || fault !== 'missing') throw error;
      return askFor(null);
    });
  const isListed = () =>
    listed().some(({ id, label }) => id === now.lost?.id && label === now.lost.label);
  const askAgain = () => follow(ask(now.deviceId));
  const release = () => {
    now.track?.stop();
    now = { ...now, track: null };
  };
  const take = (track: MediaStreamTrack) => {
    release();
    track.enabled = isWanted;
    track.addEventListener('ended', () => now.track === track && lose(track));
    const id = track.getSettings().deviceId ?? now.deviceId;
    const isBack = now.lost?.id === id && now.lost.label === track.label;
    set({
      track,
      state: isWanted ? 'on' : 'off',
      deviceId: id,
      lost: isBack ? null : now.lost,
    });
  };
  /** Unplugged, or taken back: another one takes its place, and where there is none that is said. */
  const lose = ({ label }: MediaStreamTrack) => {
    const { deviceId: id, lost } = now;
    // Where its substitute goes away too, it is still the first that is waited for.
    if (id !== null && !lost) {
      set({ lost: { id, label } });
      isMissed = !isListed();
    }
    askAgain();
  };
  /** The lost one is there again; where it refuses, its substitute goes on. */
  const takeBack = ({ id }: ListedDevice) => {
    if (!isWanted && !now.track) {
      set({ state: 'off', deviceId: id, lost: null });
      return;
    }
    attempt += 1;
    const mine = attempt;
    askFor(id).then(
      (track) => (mine === attempt ? take(track) : track.stop()),
      (error: unknown) => console.info(error),
    );
  };
  /** Takes what was asked for once it is here, unless something else was asked for since. */
  const follow = (asked: Promise<MediaStreamTrack>) => {
    attempt += 1;
    const mine = attempt;
    // Another one goes on until it is here.
    if (isWanted && now.track?.readyState !== 'live') set({ state: 'asking' });
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
      set({ deviceId: id, lost: null });
      if (isWanted || now.track) follow(ask(id));
    },
    /** There may be one now, or it may be allowed now. */
    lookAgain: () => {
      const { lost } = now;
      const isThere = isListed();
      if (lost && isThere && isMissed) {
        takeBack(lost);
        return;
      }
      isMissed = !isThere;
      if (isWanted && !now.track && now.state !== 'asking') askAgain();
    },
    stop: () => {
      isWanted = false;
      attempt += 1;
      release();
      set({ state: 'off', lost: null });
    },
  };
}

/** The one track of what was asked for; a stream without it is a browser's own fault. */
export function firstTrack(stream: MediaStream, kind: DeviceKind): MediaStreamTrack {
  const [track] = kind === 'camera' ? stream.getVideoTracks() : stream.getAudioTracks();
  if (!track) throw new DOMException('The stream has no such track', 'NotFoundError');
  return track;
}
