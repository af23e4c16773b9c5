import { createFaults, type Fault } from './faults.ts';
import { type StandInReply, type StandInRequest, startJsonStandIn } from './json-stand-in.ts';
import { type OAuthServer, startOAuthServer } from './oauth-server.ts';
import { createTokenDesk, type TokenDesk } from './token-desk.ts';

/** A meeting as all providers can have it. */
export interface PlainMeeting {
  readonly id: string;
  readonly link: string;
  /** With seconds; null at a provider whose meetings have no time. */
  readonly startIso: string | null;
}

/** An account with meetings at a provider that is stood in for. */
export interface MeetingAccount {
  readonly oauth: OAuthServer;
  readonly tokens: TokenDesk;
  /** Where its API listens. */
  readonly url: string;
  asked(): readonly StandInRequest[];
  failNext(fault: Fault, after?: number): void;
  /** Refuses every call until told otherwise. */
  breakDown(isBroken: boolean): void;
  /** Its owner lets us in no more. */
  revoke(): void;
  stop(): Promise<void>;
}

interface Speaks {
  readonly scope: string;
  /** Whether its tokens say who somebody is; otherwise its API does. */
  readonly hasIdTokens: boolean;
  /** What it says to who is not let in. */
  readonly shut: StandInReply;
  answer(request: StandInRequest): StandInReply;
}

export const OWNER = 'ada@example.com';
const DOWN: StandInReply = { status: 503, body: {} };

/** What all of them have in common: a desk for tokens that are good once, and an API that can go wrong. */
export async function startMeetingAccount(speaks: Speaks): Promise<MeetingAccount> {
  const tokens = createTokenDesk(speaks.scope);
  const oauth = await startOAuthServer((reply, said) => {
    tokens.settle(reply, said);
    if (reply.body !== '' && !speaks.hasIdTokens) delete reply.body.id_token;
  });
  const tid = '5d3a4a0b-7f0a-4d0b-8a39-0f3f4f5f7a11';
  oauth.claim({ sub: 'ada', email: OWNER, ...(speaks.scope.includes('graph') && { tid }) });
  const asked: StandInRequest[] = [];
  const faults = createFaults();
  let isDown = false;
  const answer = (request: StandInRequest) =>
    tokens.opens(request.headers.authorization) ? speaks.answer(request) : speaks.shut;
  const api = await startJsonStandIn((request) => {
    asked.push(request);
    return isDown ? DOWN : faults.answerTo(request, () => answer(request));
  });
  return {
    ...{ oauth, tokens, url: api.url, failNext: faults.failNext, revoke: tokens.revoke },
    asked: () => asked,
    breakDown: (broken) => {
      isDown = broken;
    },
    async stop() {
      await api.stop();
      await oauth.stop();
    },
  };
}
