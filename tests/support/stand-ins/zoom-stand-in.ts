import { createZoomConference } from '#server/outside/integrations/zoom/create-zoom-conference.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { ConferenceStandIn } from './conference-stand-ins.ts';
import type { StandInReply, StandInRequest } from './json-stand-in.ts';
import { OWNER, startMeetingAccount } from './start-meeting-account.ts';

interface Meeting {
  readonly id: number;
  readonly join_url: string;
  readonly agenda: string;
  readonly start_time: string;
}

const FIRST_ID = 81_000_000_000;

/** Zoom, as much of its protocol as we speak. */
export async function startZoom(): Promise<ConferenceStandIn> {
  const meetings = new Map<number, Meeting>();
  let last = FIRST_ID;
  const answer = ({ method, path, body }: StandInRequest): StandInReply => {
    if (path === '/v2/users/me') return { body: { id: 'ada-at-zoom', email: OWNER } };
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
  const account = await startMeetingAccount({
    scope:
      'user:read:user meeting:read:list_meetings meeting:write:meeting meeting:update:meeting meeting:delete:meeting',
    hasIdTokens: false,
    shut: refusal(401, 124),
    answer,
  });
  const settings = {
    ZOOM_CLIENT_ID: 'client of zoom',
    ZOOM_CLIENT_SECRET: 'the secret of zoom',
    ZOOM_OAUTH_BASE: account.oauth.url,
    ZOOM_API_BASE: account.url,
  };
  return {
    ...account,
    settings,
    open: (clock: FakeClock) => createZoomConference(settings, { fetch, clock }),
    meetings: () =>
      [...meetings.values()].map(({ id, join_url, start_time }) => ({
        ...{ id: String(id), link: join_url, startIso: start_time },
      })),
    ...{ findsLost: true, deletes: true },
  };
}

function refusal(status: number, code: number): StandInReply {
  return { status, body: { code, message: 'It says so' } };
}
