import { createTeamsConference } from '#server/outside/integrations/microsoft/create-teams-conference.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { ConferenceStandIn } from './conference-stand-ins.ts';
import type { StandInReply, StandInRequest } from './json-stand-in.ts';
import { startMeetingAccount } from './start-meeting-account.ts';

interface Meeting {
  readonly id: string;
  readonly joinWebUrl: string;
  readonly externalId: string;
  readonly startDateTime: string;
}

const ROOT = '/v1.0/me/onlineMeetings';

/** Meetings of Teams by Graph, as much of its protocol as we speak: none has a list, each has an id of ours. */
export async function startTeams(): Promise<ConferenceStandIn> {
  const meetings = new Map<string, Meeting>();
  let last = 0;
  const answer = ({ method, path, body }: StandInRequest): StandInReply => {
    if (path === `${ROOT}/createOrGet`) {
      const asked = JSON.parse(body);
      const there = [...meetings.values()].find(
        ({ externalId }) => externalId === asked.externalId,
      );
      if (there) return { body: there };
      last += 1;
      const id = `MSoxMjc=${last}`;
      const joinWebUrl = `https://teams.example/l/meetup-join/${last}`;
      const made = { startDateTime: '1970-01-01T00:00:00Z', ...asked, id, joinWebUrl };
      meetings.set(id, made);
      return { status: 201, body: made };
    }
    const id = decodeURIComponent(path.replace(`${ROOT}/`, ''));
    const found = meetings.get(id);
    if (!found) return refusal(404, 'NotFound');
    if (method === 'DELETE') {
      meetings.delete(id);
      return { status: 204, body: {} };
    }
    const changed = { ...found, ...JSON.parse(body) };
    meetings.set(id, changed);
    return { body: changed };
  };
  const account = await startMeetingAccount({
    scope: 'openid email https://graph.microsoft.com/OnlineMeetings.ReadWrite',
    hasIdTokens: true,
    shut: refusal(401, 'InvalidAuthenticationToken'),
    answer,
  });
  const settings = {
    MICROSOFT_CLIENT_ID: 'client of microsoft',
    MICROSOFT_CLIENT_SECRET: 'the secret of microsoft',
    MICROSOFT_API_BASE: account.oauth.url,
    MICROSOFT_CALENDAR_API_BASE: account.url,
  };
  return {
    ...account,
    settings,
    open: (clock: FakeClock) => createTeamsConference(settings, { fetch, clock }),
    meetings: () =>
      [...meetings.values()].map(({ id, joinWebUrl, startDateTime }) => ({
        ...{ id, link: joinWebUrl, startIso: startDateTime },
      })),
    ...{ findsLost: true, deletes: true },
  };
}

function refusal(status: number, code: string): StandInReply {
  return { status, body: { error: { code, message: 'It says so' } } };
}
