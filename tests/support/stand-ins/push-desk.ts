import type { FakeClock } from '../fake-clock.ts';
import type { StandInReply, StandInRequest } from './json-stand-in.ts';

/** Somebody who is called when something changes in a calendar, until a time. */
export interface PushChannel {
  readonly id: string;
  readonly calendarId: string;
  readonly address: string;
  readonly secret: string;
  readonly endsAtMs: number;
}

type Answer = (request: Request) => Response | Promise<Response>;

/** How a provider that is stood in for calls back. */
export interface PushDesk {
  /** Where addresses of the web lead to from there, and what time it is there. */
  callBy(answer: Answer, clock: FakeClock): void;
  /** Those that are open by its clock. */
  channels(): readonly PushChannel[];
  /** How long those last that are opened from now on. */
  lastFor(ms: number): void;
  /** What is said to the next one who wants to be called. */
  refuseNext(reply: StandInReply): void;
  /** All of them end early. */
  endAll(): void;
  /** Nobody is called any more, and nobody was told that. */
  fallSilent(): void;
  /** Ends once all calls so far were answered; returns with which status. */
  called(): Promise<readonly number[]>;
}

/** What a provider's protocol makes of it. */
export interface PushProtocol {
  /** What is asked of it, where it is about channels; undefined where it is not. */
  readonly answer: (request: StandInRequest) => Promise<StandInReply> | undefined;
  /** Something has changed in a calendar. */
  readonly tell: (calendarId: string) => void;
}

/** What all of them have in common. */
export function createPushDesk() {
  const open = new Map<string, PushChannel>();
  const refusals: StandInReply[] = [];
  let calls: Promise<number>[] = [];
  let answer: Answer | undefined;
  let nowMs = () => Date.now();
  let lastsMs = 7 * 86_400_000;
  let isSilent = false;

  const call = async (address: string, init: RequestInit): Promise<Response> => {
    if (!answer) throw new Error(`${address} leads nowhere`);
    return answer(new Request(address, { method: 'POST', ...init }));
  };
  const desk: PushDesk = {
    callBy(next, clock) {
      answer = next;
      nowMs = clock.nowMs;
    },
    channels: () => [...open.values()].filter(({ endsAtMs }) => endsAtMs > nowMs()),
    lastFor: (ms) => {
      lastsMs = ms;
    },
    refuseNext: (reply) => {
      refusals.push(reply);
    },
    endAll: () => open.clear(),
    fallSilent: () => {
      isSilent = true;
    },
    async called() {
      const statuses = await Promise.all(calls);
      calls = [];
      return statuses;
    },
  };
  return {
    desk,
    open,
    call,
    nowMs: () => nowMs(),
    nextRefusal: () => refusals.shift(),
    endsAtMs: () => nowMs() + lastsMs,
    /** Calls, and does not wait for it. */
    tell(address: string, init: RequestInit): void {
      if (!isSilent) calls.push(call(address, init).then(({ status }) => status));
    },
  };
}
