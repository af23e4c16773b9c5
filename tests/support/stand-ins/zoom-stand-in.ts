import { createZoomConference } from '#server/outside/integrations/zoom/create-zoom-conference.ts';
import type { FakeClock } from '../fake-clock.ts';
import { createFaults } from './faults.ts';
import { type StandInReply, type StandInRequest, startJsonStandIn } from './json-stand-in.ts';
import { startOAuthServer } from './oauth-server.ts';
import { createTokenDesk } from './token-desk.ts';

interface Meeting {
  readonly id: number;
  readonly join_url: string;
  readonly topic: string;
  readonly agenda: string;
  readonly start_time: string;
  readonly duration: number;
}

const SCOPE =
  'user:read:user meeting:read:list_meetings meeting:write:meeting meeting:update:meeting meeting:delete:meeting';
const FIRST_ID = 81_000_000_000;

/** Zoom, as much of its protocol as we speak: tokens that are good once, meetings, and what it says of errors. */
export async function startZoom() {
  const tokens = createTokenDesk(SCOPE);
  const oauth = await startOAuthServer((reply, said) => {
    tokens.settle(reply, said);
    // It says by its API alone who somebody is.
    if (reply.body !== '') delete reply.body.id_token;
  });
  const meetings = new Map<number, Meeting>();
  const asked: StandInRequest[] = [];
  const faults = createFaults();
  let last = FIRST_ID;
  const answer = (request: StandInRequest): StandInReply => {
    const { method, path, body } = request;
    if (!tokens.opens(request.headers.authorization)) return refusal(401, 124);
    if (path === '/v2/users/me') return { body: { id: 'ada-at-zoom', email: 'ada@example.com' } };
    if (path === '/v2/users/me/meetings') {
      if (method === 'GET') return { body: { meetings: [...meetings.values()] } };
      last += 1;
      const made = { ...JSON.parse(body), id: last, join_url: `https://zoom.example/j/${last}` };
      meetings.set(last, made);
      return { status: 201, body: made };
    }
    const id = Number(path.replace('/v2/meetings/', ''));
    const found = meetings.get(id);
    if (!found) return refusal(404, 3001);
    if (method === 'DELETE') meetings.delete(id);
    else meetings.set(id, { ...found, ...JSON.parse(body) });
    return { status: 204, body: {} };
  };
  const api = await startJsonStandIn((request) => {
    asked.push(request);
    return faults.answerTo(request, () => answer(request));
  });
  const settings = {
    ZOOM_CLIENT_ID: 'client of zoom',
    ZOOM_CLIENT_SECRET: 'the secret of zoom',
    ZOOM_OAUTH_BASE: oauth.url,
    ZOOM_API_BASE: api.url,
  };
  return {
    ...{ oauth, tokens, settings, failNext: faults.failNext },
    meetings: (): readonly Meeting[] => [...meetings.values()],
    /** Its owner deletes it there. */
    drop: (id: number) => meetings.delete(id),
    asked: (): readonly StandInRequest[] => asked,
    open: (clock: FakeClock) => createZoomConference(settings, { fetch, clock }),
    async stop() {
      await api.stop();
      await oauth.stop();
    },
  };
}

function refusal(status: number, code: number): StandInReply {
  return { status, body: { code, message: 'It says so' } };
}
