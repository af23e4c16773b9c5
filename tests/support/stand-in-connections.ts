import { vi } from 'vitest';
import { SLOTS } from '#site/islands/connect/room/peers/own-tracks.ts';

/** As browsers have it: what is under way on a connection that is closed never ends. */
export class StandInConnection extends EventTarget {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  /** How many answers it was asked for. */
  answers = 0;
  /** How each of its lines is sent, in the order of `SLOTS`. */
  readonly encodings = SLOTS.map(() => ({ active: true }));
  readonly #senders = this.encodings.map((encoding, nth) => ({
    track: null,
    replaceTrack: async () => undefined,
    getParameters: () => ({ encodings: [{ ...encoding }] }),
    setParameters: async ({ encodings: [next = encoding] }: RTCRtpSendParameters) => {
      this.encodings[nth] = { active: next.active ?? true };
    },
  }));
  /** Answer those who asked how loud the microphone is, in turn. */
  readonly asked: ((audioLevel: number) => void)[] = [];
  readonly #receiver = {
    getStats: () =>
      new Promise((resolve) => {
        this.asked.push((audioLevel) =>
          resolve(new Map([['of sound', { type: 'inbound-rtp', audioLevel }]])),
        );
      }),
  };
  #isStalled = false;

  /** It never ends taking a description. */
  stall(): void {
    this.#isStalled = true;
  }
  getTransceivers = () =>
    this.#senders.map((sender) => ({ sender, receiver: this.#receiver, direction: 'sendrecv' }));
  addTransceiver = () => undefined;
  createOffer = async () => ({ type: 'offer', sdp: 'an offer' });
  createAnswer = async () => {
    this.answers += 1;
    return { type: 'answer', sdp: 'an answer' };
  };
  async setLocalDescription(description: RTCSessionDescriptionInit) {
    this.localDescription = description;
    if (description.type === 'offer') this.signalingState = 'have-local-offer';
  }
  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    if (this.#isStalled) await new Promise(() => undefined);
    this.remoteDescription = description;
    this.signalingState = 'stable';
  }
  connect(): void {
    this.connectionState = 'connected';
    this.dispatchEvent(new Event('connectionstatechange'));
  }
  close() {
    this.signalingState = 'closed';
  }
}

/** Connections of a page until globals are given back, in the order in which they are made. */
export function standInConnections(): StandInConnection[] {
  const made: StandInConnection[] = [];
  class Connection extends StandInConnection {
    constructor() {
      super();
      made.push(this);
    }
  }
  vi.stubGlobal('RTCPeerConnection', Connection);
  return made;
}
