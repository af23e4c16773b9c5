import { createWebexConference } from '#server/outside/integrations/webex/create-webex-conference.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { ConferenceStandIn } from './conference-stand-ins.ts';
import type { StandInReply, StandInRequest } from './json-stand-in.ts';
import { OWNER, startMeetingAccount } from './start-meeting-account.ts';

interface Meeting {
  readonly id: string;
  readonly webLink: string;
  readonly start: string;
  readonly integrationTags: readonly string[];
}

/** Webex, as much of its protocol as we speak. */
export async function startWebex(): Promise<ConferenceStandIn> {
  const meetings = new Map<string, Meeting>();
  let last = 0;
  const answer = ({ method, path, query, body }: StandInRequest): StandInReply => {
    if (path === '/v1/people/me') return { body: { id: 'ada-at-webex', emails: [OWNER] } };
    if (path === '/v1/meetings' && method === 'GET') {
      const isAsked = ({ integrationTags: tags, start }: Meeting) =>
        tags.includes(query.get('integrationTag') ?? '') &&
        Date.parse(start) >= Date.parse(query.get('from') ?? '') &&
        Date.parse(start) < Date.parse(query.get('to') ?? '');
      return { body: { items: [...meetings.values()].filter(isAsked) } };
    }
    if (path === '/v1/meetings') {
      const asked = JSON.parse(body);
      if (Date.parse(asked.end) - Date.parse(asked.start) < 600_000) return refusal(400);
      last += 1;
      const id = `meeting_${last}`;
      const made = { ...asked, id, webLink: `https://acme.webex.example/j.php?MTID=m${last}` };
      meetings.set(id, made);
      return { body: made };
    }
    const id = decodeURIComponent(path.replace('/v1/meetings/', ''));
    const found = meetings.get(id);
    if (!found) return refusal(404);
    if (method === 'DELETE') {
      meetings.delete(id);
      return { status: 204, body: {} };
    }
    const changed = { ...found, ...JSON.parse(body) };
    meetings.set(id, changed);
    return { body: changed };
  };
  const account = await startMeetingAccount({
    scope: 'spark:people_read meeting:schedules_read meeting:schedules_write',
    hasIdTokens: false,
    shut: refusal(401),
    answer,
  });
  const settings = {
    WEBEX_CLIENT_ID: 'client of webex',
    WEBEX_CLIENT_SECRET: 'the secret of webex',
    WEBEX_OAUTH_BASE: account.oauth.url,
    WEBEX_API_BASE: account.url,
  };
  return {
    ...account,
    settings,
    open: (clock: FakeClock) => createWebexConference(settings, { fetch, clock }),
    meetings: () =>
      [...meetings.values()].map(({ id, webLink, start }) => ({
        ...{ id, link: webLink, startIso: start },
      })),
    ...{ findsLost: true, deletes: true },
  };
}

function refusal(status: number): StandInReply {
  return { status, body: { message: 'It says so', trackingId: 'ROUTER_1' } };
}
